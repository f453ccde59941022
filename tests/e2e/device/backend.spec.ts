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
