import { beforeAll, describe, expect, test } from 'vitest'
import { shopPaths } from '#contract/shop/paths'
import { shopDatabase } from '#mocks/shop/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'
import { hostileBodies } from '../provider/hostileBodies'

beforeAll(() => startDemo(shopDatabase))

const names = [
  'id',
  'product',
  'products',
  'quantity',
  'color',
  'code',
  'total',
  'charge',
  'shipping',
  'method',
  'card',
  'address',
  'name',
  'isDefault',
  'filter',
  'search',
  'price',
  'sort',
  'rating',
]

const bodies = hostileBodies(names)

async function stored(): Promise<string> {
  const tables = await Promise.all(shopDatabase.tables.map((table) => table.toArray()))
  return JSON.stringify(tables)
}

const { products, reviews, addresses, cart, orders, reset } = shopPaths
const bodiless: readonly string[] = [products, reviews, addresses, cart, orders, reset]
const posts = Object.values(shopPaths).filter((path) => !bodiless.includes(path))

describe.each(posts)('POST %s', (path) => {
  test("the shop's calls answer any body, and change nothing unless they say so", async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const before = await stored()
        const answer = await callDemo(path, body)
        expect([200, 400, 404]).toContain(answer.status)
        if (answer.status === 200) return
        expect(answer.body).toMatchObject({ message: expect.stringMatching(/./) })
        expect(await stored()).toBe(before)
      }),
      { numRuns: 12 },
    )
    expect((await callDemo(shopPaths.cart)).status).toBe(200)
  })

  test.each(['', '{', '[]', 'null', '7', '"text"', '{}'])(
    "the shop's calls refuse %s",
    async (body) => {
      expect((await callDemo(path, body)).status).toBe(400)
    },
  )
})

test('the reset accepts any body', async () => {
  for (const body of ['', '{', '[]', 'x'.repeat(1_000_000)]) {
    expect((await callDemo(shopPaths.reset, body)).status).toBe(200)
  }
})
