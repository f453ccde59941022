import { describe, expect, test } from 'vitest'
import { readStatementFilter, writeStatementFilter } from '#contract/wallet/statement'

const none = { kind: null, from: null, to: null, search: null, play: null }
const read = (search: string) => readStatementFilter(new URLSearchParams(search))

describe('the filter in the URL', () => {
  test('the filter is read as it was written', () => {
    const days = { from: '2026-11-01', to: '2026-11-30' } as const
    const filter = { kind: 'game', ...days, search: 'nova 20', play: 12 } as const
    const search = writeStatementFilter(filter)
    expect(search.toString()).toBe('kind=game&from=2026-11-01&to=2026-11-30&search=nova+20&play=12')
    expect(readStatementFilter(search)).toEqual(filter)
  })

  test('the filter writes nothing for missing values', () => {
    expect(writeStatementFilter({ ...none, kind: 'game' }).toString()).toBe('kind=game')
    expect(read('')).toEqual(none)
  })

  test.each([
    'kind=none',
    'from=2026-13-01',
    'from=x2026-11-01',
    'to=2026-02-30T00',
    'to=0026-11-01',
    'play=-1',
    'play=1234567890123456',
    'after=3',
    'search=',
    `search=${'x'.repeat(201)}`,
  ])('the invalid filter %s is ignored', (search) => {
    expect(read(search)).toEqual(none)
  })
})
