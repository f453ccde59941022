import { expect, test } from '../support/backend'

/** Each finds the back ends untouched, though both steer the same call at the same time. */
for (const effect of ['status500', 'html'] as const) {
  test(`a test steers its own world and no other: ${effect}`, async ({ world, request }) => {
    expect(await (await world.ask('/api/scenarios')).json()).toMatchObject({ rules: [] })
    await world.ask('/api/scenarios', { match: '/bank', effect })
    const { headers } = world
    const answer = await request.get(`${world.url}/bank`, { headers })
    expect(answer.status()).toBe(effect === 'status500' ? 500 : 200)
    // Whoever names no world has the one of all.
    expect((await (await request.get(`${world.url}/bank`)).json()).data).toHaveLength(12)
  })
}
