import { expect, test } from '../support/backend'

/** Each test starts with untouched back ends, although both inject a fault into the same call at once. */
for (const effect of ['status500', 'html'] as const) {
  test(`a test’s fault injection stays in its own simulated data: ${effect}`, async ({
    world,
    backend,
    request,
  }) => {
    expect(await (await world.ask('/api/scenarios')).json()).toMatchObject({ rules: [] })
    await world.ask('/api/scenarios', { match: '/bank', effect })
    const status = effect === 'status500' ? 500 : 200
    expect((await request.get(`${world.url}/bank`)).status()).toBe(status)
    const { headers } = world
    expect((await request.get(`${backend.url}/bank`, { headers })).status()).toBe(status)
    // A call without a world’s name uses the shared data.
    expect((await (await request.get(`${backend.url}/bank`)).json()).data).toHaveLength(12)
  })
}

test('a page reaches the world of its test at the origin that it calls', async ({
  world,
  page,
}) => {
  const html = { contentType: 'text/html', body: '<title>A page</title>' }
  await page.route('http://localhost:4173/', (route) => route.fulfill(html))
  await world.answer(page, 'https://provider.example')
  await world.ask('/api/scenarios', { match: '/bank', effect: 'status500', times: 1 })
  await page.goto('http://localhost:4173/')
  const statusOf = () =>
    page.evaluate(async () => (await fetch('https://provider.example/bank')).status)
  expect(await statusOf()).toBe(500)
  expect(await statusOf()).toBe(200)
})
