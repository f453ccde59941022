import { sha, solveChallenge } from 'altcha/lib'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { captchaDatabase } from '../../mocks/captcha/database'
import { setClock } from '../../mocks/clock'
import { type CaptchaProof, captchaChallengeSchema, captchaPaths } from '../../src/contract/captcha'
import { noon } from './backEnds'
import { callDemo } from './demoNetwork'
import { hostileBodies } from './hostileBodies'

beforeEach(async () => {
  setClock(() => noon)
  await Promise.all(captchaDatabase.tables.map((table) => table.clear()))
})

/** Solved by ALTCHA's own library: puzzle and proof are what it takes them for. */
async function solved(seconds = 300): Promise<CaptchaProof> {
  const { body } = await callDemo(`${captchaPaths.challenge}?seconds=${seconds}`)
  const challenge = v.parse(captchaChallengeSchema, body)
  const solution = await solveChallenge({ challenge, deriveKey: sha.deriveKey })
  return { challenge, solution: { counter: solution?.counter ?? -1 } }
}

const verify = async (proof: unknown) => (await callDemo(captchaPaths.verify, proof)).body

test('a proof counts once, also when it is sent twice at the same moment', async () => {
  const proof = await solved()
  const both = await Promise.all([verify(proof), verify(proof)])
  expect(both).toContainEqual({ verified: true, reason: null })
  expect(both).toContainEqual({ verified: false, reason: 'used' })
  expect(await verify(proof)).toEqual({ verified: false, reason: 'used' })
})

test('a wrong number, a longer life or an easier puzzle are refused', async () => {
  const { challenge, solution } = await solved()
  const { parameters } = challenge
  const wrong = { verified: false, reason: 'wrong' }
  expect(await verify({ challenge, solution: { counter: solution.counter + 1 } })).toEqual(wrong)
  for (const forged of [{ expiresAt: parameters.expiresAt + 1 }, { keyPrefix: '00' }]) {
    const changed = { ...challenge, parameters: { ...parameters, ...forged } }
    expect(await verify({ challenge: changed, solution })).toEqual(wrong)
  }
})

test('a proof expires by the clock of the server, and used ones are then forgotten', async () => {
  const [early, late] = [await solved(5), await solved(600)]
  setClock(() => noon + 4_999)
  expect(await verify(early)).toEqual({ verified: true, reason: null })
  setClock(() => noon + 5_000)
  expect(await verify(early)).toEqual({ verified: false, reason: 'expired' })
  expect(await verify(late)).toEqual({ verified: true, reason: null })
  expect(await captchaDatabase.used.count()).toBe(1)
})

test('a life out of bounds is a 400 with a reason', async () => {
  for (const seconds of ['0', '601', '1.5', 'NaN', '-5']) {
    expect((await callDemo(`${captchaPaths.challenge}?seconds=${seconds}`)).status).toBe(400)
  }
})

test('hostile proofs are a 400 with a reason, and use nothing up', async () => {
  await fc.assert(
    fc.asyncProperty(hostileBodies(['challenge', 'solution']), async (body) => {
      const { status } = await callDemo(captchaPaths.verify, body)
      expect(status).toBe(400)
    }),
    { numRuns: 50 },
  )
  expect(await captchaDatabase.used.count()).toBe(0)
})
