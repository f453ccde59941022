import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { isWhole } from '../../provider/table'
import { banner, cases } from './badAnswers'
import { leafCertificate, leafKey, ownCertificate, ownKey } from './certificates'
import { checkAll, checkPublic, listening, oddOf, spoiled } from './provider'

const loose = { all: false, strict: false }

test.each(cases)(
  'the check names $name truly, and nothing else',
  async ({ spoil, path = banner, options, odd, whole = false }) => {
    const url = await spoiled(spoil, path ?? undefined)
    const hasSession = path?.startsWith('/user')
    const lines = await (hasSession ? checkAll({ url, ...options }) : checkPublic(url, options))
    expect(oddOf(lines)).toEqual(odd)
    expect(isWhole(lines, loose)).toBe(whole)
  },
)

function* blanks(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(1024 * 1024, ' ')
}

test('the check does not read an endless answer to its end', async () => {
  const url = await spoiled((_, answer) => {
    Readable.from(blanks()).pipe(answer)
    return null
  }, banner)
  expect(oddOf(await checkPublic(url))).toEqual({
    [banner]: 'differs: an answer of more than 32 MB',
  })
})

async function allSaid(url: string): Promise<string[]> {
  const lines = await checkPublic(url)
  expect(isWhole(lines, loose)).toBe(false)
  return [...new Set(Object.values(oddOf(lines)))]
}

test('the check names an untrusted certificate, and an address without TLS', async () => {
  const own = await listening(createSecureServer({ key: ownKey, cert: ownCertificate }))
  const leaf = await listening(createSecureServer({ key: leafKey, cert: leafCertificate }))
  const plain = await listening(createServer())
  expect(await allSaid(`https://${own}`)).toEqual([
    expect.stringMatching(
      /^no answer: its certificate (is not trusted: it is self-signed|has expired)$/,
    ),
  ])
  expect(await allSaid(`https://${leaf}`)).toEqual([
    'no answer: its certificate is not trusted: UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ])
  expect(await allSaid(`https://${plain}`)).toEqual([
    'no answer: the server does not use TLS: try http://',
  ])
})

test.each([
  ['ENOTFOUND', 'DNS knows no such host'],
  ['EAI_AGAIN', 'DNS does not answer'],
  ['ECONNREFUSED', 'nothing listens at this address'],
  ['ECONNRESET', 'the connection was lost'],
  ['EHOSTUNREACH', 'there is no route to this host'],
  ['UND_ERR_CONNECT_TIMEOUT', 'the host does not answer'],
])('the check says in words what %s means', async (code, words) => {
  // Error as Node's fetch throws it. Which addresses are unreachable differs between machines.
  const cause = Object.assign(new Error('connect'), { code })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))
  const said = await allSaid('http://provider.invalid')
  vi.mocked(fetch).mockRestore()
  expect(said).toEqual([`no answer: ${words}`])
})
