/** Delay times in seconds, without a common rhythm. */
const echoes = [0.0297, 0.0371, 0.0411, 0.0437]
/** Gain from one echo to the next. */
const feedback = 0.8
/** Damping of high frequencies, from 0 to 1. */
const damping = 0.45
const diffusions = [0.005, 0.0017]

/** Adds reverb (M. R. Schroeder, 1962: parallel comb filters followed by allpass filters). `wet` is from 0 to 1. */
export function withReverb(dry: Float32Array, sampleRate: number, wet: number): Float32Array {
  const room = new Float32Array(dry.length)
  for (const seconds of echoes) addEcho(room, dry, Math.round(seconds * sampleRate))
  for (const seconds of diffusions) diffuse(room, Math.round(seconds * sampleRate))
  return dry.map((sample, index) => sample * (1 - wet) + (room[index] ?? 0) * wet)
}

function addEcho(room: Float32Array, dry: Float32Array, delay: number): void {
  const line = new Float32Array(delay)
  let dull = 0
  for (let at = 0; at < dry.length; at++) {
    const heard = line[at % delay] ?? 0
    dull = heard * (1 - damping) + dull * damping
    line[at % delay] = (dry[at] ?? 0) + dull * feedback
    room[at] = (room[at] ?? 0) + heard / echoes.length
  }
}

function diffuse(room: Float32Array, delay: number): void {
  const line = new Float32Array(delay)
  for (let at = 0; at < room.length; at++) {
    const late = line[at % delay] ?? 0
    const now = (room[at] ?? 0) + late * 0.6
    line[at % delay] = now
    room[at] = late - now * 0.6
  }
}
