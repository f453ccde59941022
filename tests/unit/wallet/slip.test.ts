import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { slipTypeOf } from '#contract/wallet/wallet'
import { noon } from '../provider/backEnds'
import {
  advance,
  bankLine,
  depositOf,
  iso,
  minute,
  newPerson,
  setTime,
  startProvider,
} from '../provider/providerPlayer'

beforeAll(startProvider)
beforeEach(() => setTime(noon))

const slip = providerPaths.depositSlip()

/** Makes a picture by its first bytes; another `seed` makes another picture. */
const image = (seed: string) => btoa(`\xff\xd8\xff\xe0${seed}`)

const typeOf = (text: string) =>
  slipTypeOf(Uint8Array.from(text, (character) => character.charCodeAt(0)))

async function pending() {
  const person = await newPerson()
  const { depositId } = await person.done(providerPaths.deposit(), depositOf(300))
  return { person, depositId }
}

describe('the slip of a deposit', () => {
  test('a slip reports the deposit as sent, unless that was already reported', async () => {
    const { person, depositId } = await pending()
    advance(1000)
    expect(await person.done(slip, { depositId, image: image('first') })).toMatchObject({
      status: 'submitted',
      slipAt: iso(noon + 1000),
      submittedAt: iso(noon + 1000),
    })
    advance(1000)
    expect(await person.done(slip, { depositId, image: image('second') })).toMatchObject({
      slipAt: iso(noon + 2000),
      submittedAt: iso(noon + 1000),
    })
  })

  test('a slip does not decide a deposit under review', async () => {
    const { person, depositId } = await pending()
    await bankLine(depositId, 'wrong')
    const answer = await person.done(slip, { depositId, image: image('review') })
    expect(answer).toMatchObject({ status: 'review', reviewUntil: iso(noon + 30 * minute) })
    advance(minute)
    expect(await person.balance()).toBe(0)
  })

  test('a slip is recognised as a picture by its first bytes', () => {
    expect(typeOf('\xff\xd8\xff')).toBe('image/jpeg')
    expect(typeOf('\x89PNG\r\n\x1a\n')).toBe('image/png')
    expect(typeOf('RIFF0000WEBP')).toBe('image/webp')
    for (const text of [
      '',
      '\xff\xd8',
      '\x89PNG',
      'RIFF0000WAVE',
      '0000RIFFWEBP',
      ' RIFF000WEBP',
    ]) {
      expect(typeOf(text)).toBeNull()
    }
  })
})
