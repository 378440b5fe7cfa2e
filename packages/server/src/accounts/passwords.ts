import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters that OWASP's Password Storage Cheat Sheet recommends: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let decoy: Promise<string> | undefined

/** Takes as long for an account that does not exist (no hash) as for one that does. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const right = await verify(storedHash ?? (await decoy), password)
  return right && storedHash !== undefined
}
