import { describe, expect, it } from 'vitest'
import { blockedReasonOf } from '#features/invite/Claimable'
import { inviteLink } from '#features/invite/LinkCard'
import { satang } from '#lib/money'
import * as fc from '../../properties'

describe('the invite link', () => {
  it("opens this site's registration and names the player, whatever the ID contains", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        const link = new URL(inviteLink('https://site.example', id))
        expect(link.origin).toBe('https://site.example')
        expect(link.pathname).toBe('/register')
        expect(link.searchParams.get('ref')).toBe(id)
      }),
    )
  })
})

const rules = { enabled: true, minClaim: satang(10_000) }
const timeout = { kind: 'timeout' as const, startAt: 0, endAt: 1_000 }
const exclusion = { kind: 'exclude' as const, startAt: 0, endAt: 1_000 }
const forEver = { ...exclusion, endAt: null }

describe('the reason why commission cannot be claimed', () => {
  it.each([
    ['enough', 10_000, rules, null, null],
    ['none', 0, rules, null, 'nothing'],
    ['closed, earned before', 10_000, { ...rules, enabled: false }, null, null],
    ['closed', 0, { ...rules, enabled: false }, null, { code: 'notavailable' }],
    ['little', 9_999, rules, null, { code: 'inviteclaimmin', values: { min: 10_000 } }],
    ['time-out', 10_000, rules, timeout, { code: 'timeout', values: { time: 1_000 } }],
    ['exclusion', 10_000, rules, exclusion, { code: 'excluded', values: { time: 1_000 } }],
    ['permanently', 10_000, rules, forEver, { code: 'excludedforever' }],
  ])('is right for the case “%s”', (_, available, setting, block, blockedReason) => {
    expect(blockedReasonOf(satang(available), setting, block)).toEqual(blockedReason)
  })
})
