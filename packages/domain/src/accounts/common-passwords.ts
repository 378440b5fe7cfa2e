/** The most common passwords of eight characters or more in published leaks, in lower case. */
const common = new Set(
  (
    'password password1 password12 password123 password1! passw0rd p@ssw0rd p@ssword pa$$word 12345678 123456789 ' +
    '1234567890 0123456789 0987654321 987654321 87654321 11111111 00000000 88888888 12341234 123123123 12344321 ' +
    'qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx asdfghjk ' +
    'asdfghjkl zxcvbnm1 abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 iloveyou iloveyou1 sunshine princess football ' +
    'baseball superman batman123 trustno1 starwars whatever welcome1 welcome123 letmein1 letmein123 admin123 ' +
    'administrator changeme changeme1 default1 computer internet michelle jennifer jordan23 liverpool chocolate ' +
    'butterfly elephant charlie1 michael1 jessica1 ashley123 master123 dragon123 monkey123 shadow123 killer123 ' +
    'pokemon1 samsung1 google123 secret123 test1234 testtest teacher1 school123 student1 lectern1 canvas123'
  ).split(' '),
)

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
