import { describe, expect, test } from 'vitest'
import { assignPages, coveringSettings, pairsOf, type Table } from '../../e2e/support/sweep/pairs'
import table from '../../e2e/support/sweep/pairs.json' with { type: 'json' }
import { areas } from '../../e2e/support/sweep/routes'
import { factors, settingNamed, settings } from '../../e2e/support/sweep/settings'

const rows: Table = table
const everyPair = new Set(settings.flatMap(pairsOf))

describe.each(Object.entries(areas))('the table of %s', (area, pages) => {
  const used = Object.values(rows[area] ?? {}).map(settingNamed)

  test('the table lists each page of the area once, and no other; `npm run pairs` brings it up to date', () => {
    expect(Object.keys(rows[area] ?? {}).toSorted()).toEqual([...pages].toSorted())
  })

  test('the table has every language, direction, mode and width', () => {
    for (const [factor, values] of Object.entries(factors)) {
      const found = used.map((setting) => new Map(Object.entries(setting)).get(factor))
      expect(new Set(found)).toEqual(new Set<unknown>(values))
    }
  })

  test('the table has every pair of language, direction, mode and width', () => {
    expect(new Set(used.flatMap(pairsOf))).toEqual(everyPair)
  })
})

test('every covering setting adds a pair that no earlier one has', () => {
  const before = new Set<string>()
  for (const setting of coveringSettings()) {
    const pairs = pairsOf(setting)
    expect(pairs.filter((pair) => !before.has(pair))).not.toEqual([])
    for (const pair of pairs) before.add(pair)
  }
  expect(before).toEqual(everyPair)
})

test("a new page gets a setting of its own and changes no other page's", () => {
  const first = assignPages({ shop: ['/a', '/b', '/c'] }, {})
  const second = assignPages({ shop: ['/new', '/a', '/c'] }, first)
  expect(second.shop).toMatchObject({ '/a': first.shop?.['/a'], '/c': first.shop?.['/c'] })
  expect(Object.keys(second.shop ?? {})).toEqual(['/new', '/a', '/c'])
  expect(new Set(Object.values(second.shop ?? {})).size).toBe(3)
})
