/** Addresses that a user may enter to make the server reach forbidden hosts. */
export interface HostileBaseUrl {
  readonly what: string
  /** `PORT` is replaced by the port of a server on this machine, which must not receive a request. */
  readonly url: string
  /** INVALID_REQUEST: refused as malformed; NOT_A_COURSE_SYSTEM: refused before connecting. */
  readonly code: 'INVALID_REQUEST' | 'NOT_A_COURSE_SYSTEM'
  /** The addresses to which its host name resolves. */
  readonly resolves?: readonly string[]
}

const literal = (what: string, url: string): HostileBaseUrl => ({ what, url, code: 'NOT_A_COURSE_SYSTEM' })
const malformed = (what: string, url: string): HostileBaseUrl => ({ what, url, code: 'INVALID_REQUEST' })
const named = (what: string, url: string, ...resolves: string[]): HostileBaseUrl => ({
  what,
  url,
  code: 'NOT_A_COURSE_SYSTEM',
  resolves,
})

const outside = '93.184.215.14'

export const hostileBaseUrls: readonly HostileBaseUrl[] = [
  // Addresses of this machine, in all notations.
  literal('loopback', 'http://127.0.0.1:PORT'),
  literal('loopback by https', 'https://127.0.0.1:PORT'),
  literal('loopback beyond its first address', 'http://127.255.0.9:PORT'),
  literal('decimal', 'http://2130706433:PORT'),
  literal('octal', 'http://0177.0.0.01:PORT'),
  literal('octal in one number', 'http://017700000001:PORT'),
  literal('hexadecimal', 'http://0x7f000001:PORT'),
  literal('hexadecimal by parts', 'http://0x7f.0x0.0x0.0x1:PORT'),
  literal('mixed bases', 'http://0x7f.0.1:PORT'),
  literal('short', 'http://127.1:PORT'),
  literal('a dot at its end', 'http://127.0.0.1.:PORT'),
  literal('percent-encoded digits', 'http://%31%32%37.0.0.1:PORT'),
  literal('full-width digits', 'http://１２７.０.０.１:PORT'),
  literal('circled digits', 'http://①②⑦.⓪.⓪.①:PORT'),
  literal('ideographic full stops', 'http://127。0。0。1:PORT'),
  literal('full-width and half-width dots', 'http://127．0｡0．1:PORT'),
  literal('a soft hyphen inside', 'http://127.0.0\u00AD.1:PORT'),
  literal('a zero-width space inside', 'http://127.0\u200B.0.1:PORT'),
  literal('tabs and line breaks inside', 'ht\ttp://127.0.\n0.1:PORT'),
  literal('backslashes', 'http:\\\\127.0.0.1:PORT\\api'),
  literal('no slashes', 'http:127.0.0.1:PORT'),
  literal('many slashes', 'http://////127.0.0.1:PORT'),
  literal('a path out of the site', 'http://127.0.0.1:PORT/moodle/../../admin'),
  literal('spaces around', '  http://127.0.0.1:PORT  '),
  literal('nothing at all', 'http://0:PORT'),
  literal('every address of this machine', 'http://0.0.0.0:PORT'),
  literal('this network', 'http://0.1.2.3:PORT'),
  literal('port 0', 'http://127.0.0.1:0'),
  // IPv6, and IPv4-mapped IPv6.
  literal('IPv6 loopback', 'http://[::1]:PORT'),
  literal('IPv6 loopback at length', 'http://[0:0:0:0:0:0:0:1]:PORT'),
  literal('IPv6 unspecified', 'http://[::]:PORT'),
  literal('IPv6 unique local', 'http://[fd12:3456::1]:PORT'),
  literal('IPv6 link-local', 'http://[fe80::1]:PORT'),
  literal('IPv6 site-local of old', 'http://[fec0::1]:PORT'),
  literal('IPv6 multicast', 'http://[ff02::1]:PORT'),
  literal('IPv4-mapped', 'http://[::ffff:127.0.0.1]:PORT'),
  literal('IPv4-mapped in hexadecimal', 'http://[::ffff:7f00:1]:PORT'),
  literal('IPv4-compatible', 'http://[::127.0.0.1]:PORT'),
  literal('IPv4-translated', 'http://[::ffff:0:127.0.0.1]:PORT'),
  literal('NAT64', 'http://[64:ff9b::127.0.0.1]:PORT'),
  literal('NAT64 of a private address', 'http://[64:ff9b::10.0.0.1]:PORT'),
  literal('NAT64 of a local prefix', 'http://[64:ff9b:1::7f00:1]:PORT'),
  literal('6to4', 'http://[2002:7f00:1::]:PORT'),
  literal('Teredo', 'http://[2001:0:53aa:64c::80ff:fffe]:PORT'),
  literal('IPv6 for documentation', 'http://[2001:db8::1]:PORT'),
  malformed('a zone', 'http://[fe80::1%25eth0]:PORT'),
  malformed('a zone as it is typed', 'http://[fe80::1%eth0]:PORT'),
  // Private networks.
  literal('private, ten', 'http://10.0.0.5'),
  literal('private, 172', 'http://172.31.255.1'),
  literal('private, 192', 'http://192.168.1.1'),
  literal('shared by a carrier', 'http://100.64.0.1'),
  literal('broadcast', 'http://255.255.255.255'),
  literal('multicast', 'http://224.0.0.1'),
  literal('reserved', 'http://240.0.0.1'),
  literal('benchmarking', 'http://198.18.0.1'),
  // Metadata services of cloud providers.
  literal('metadata', 'http://169.254.169.254/latest/meta-data'),
  literal('metadata, decimal', 'http://2852039166'),
  literal('metadata, hexadecimal', 'http://0xa9fea9fe'),
  literal('metadata, octal', 'http://0251.0376.0251.0376'),
  literal('metadata, mapped', 'http://[::ffff:a9fe:a9fe]'),
  literal('metadata of Amazon by IPv6', 'http://[fd00:ec2::254]'),
  literal('metadata of Alibaba', 'http://100.100.100.200'),
  literal('metadata of Azure', 'http://168.63.129.16'),
  named('the name of the metadata', 'http://metadata.google.internal', '169.254.169.254'),
  // Host names.
  named('localhost', 'http://localhost:PORT', '127.0.0.1', '::1'),
  named('localhost in capitals', 'HTTP://LOCALHOST:PORT', '127.0.0.1'),
  named('localhost with a dot', 'http://localhost.:PORT', '127.0.0.1'),
  named('below localhost', 'http://canvas.localhost:PORT', '127.0.0.1'),
  named('a name without a dot', 'http://intranet:PORT', '10.1.2.3'),
  named('a name that leads here', 'http://127.0.0.1.nip.example:PORT', '127.0.0.1'),
  named('a name that leads here by IPv6', 'http://six.example:PORT', '::1'),
  named('a name that leads here by a mapped address', 'http://mapped.example:PORT', '::ffff:127.0.0.1'),
  named('a name that leads inside', 'https://canvas.internal.example:PORT', '192.168.7.7'),
  named('a name that leads outside and inside', 'http://both.example:PORT', outside, '127.0.0.1'),
  named('a name that leads inside and outside', 'http://both.example:PORT', 'fd00::7', outside),
  named('a name in another script', 'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT', '127.0.0.1'),
  named('a number with two dots at its end', 'http://127.0.0.1..:PORT', '127.0.0.1'),
  // Addresses that are no course system.
  malformed('user information', 'http://canvas.example.edu@127.0.0.1:PORT'),
  malformed('user information with a password', 'http://canvas.example.edu:443@127.0.0.1:PORT'),
  literal('what looks like user information', 'http://127.0.0.1:PORT\\@canvas.example.edu'),
  malformed('file', 'file:///etc/passwd'),
  malformed('file of a host', 'file://127.0.0.1/etc/passwd'),
  malformed('ftp', 'ftp://127.0.0.1:PORT'),
  malformed('gopher', 'gopher://127.0.0.1:PORT/_GET%20/'),
  malformed('data', 'data:application/json,{"id":1}'),
  malformed('javascript', 'javascript:fetch("http://127.0.0.1:PORT")'),
  malformed('blob', 'blob:http://127.0.0.1:PORT/1'),
  malformed('web socket', 'ws://127.0.0.1:PORT'),
  malformed('a scheme within', 'view-source:http://127.0.0.1:PORT'),
  malformed('no scheme', '//127.0.0.1:PORT'),
  malformed('a control character in the name', 'http://127.0.0.1\u0001:PORT'),
  malformed('a space in the name', 'http://127.0.0.1 .example:PORT'),
  malformed('a number too large', 'http://127.0.0.256:PORT'),
  malformed('a port too large', 'http://127.0.0.1:65536'),
  malformed('no host', 'http://:PORT'),
  malformed('very long', `http://127.0.0.1:PORT/${'a'.repeat(10_000)}`),
]
