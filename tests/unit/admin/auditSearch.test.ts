import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#mocks/provider/database/database'
import { newPerson } from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

beforeEach(startOperator)

/** Two colleagues act on two players. @returns staff and players */
async function acted() {
  const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
  const [first, second] = [await newPerson(), await newPerson()]
  await owner.done('addNote', { userId: first.id, text: 'Called about a Lost Slip' })
  await cashier.done('addNote', { userId: first.id, text: 'Sent a letter' })
  await cashier.done('setTags', { userId: second.id, tags: ['slipper'], shown: [] })
  return { owner, cashier, first, second }
}

async function found(staff: StaffMember, query: Record<string, string>): Promise<string[]> {
  const { data } = await staff.read('audit', query)
  return Array.isArray(data)
    ? data.map((row) => `${Object(row).adminID} ${Object(row).action} ${Object(row).targetId}`)
    : []
}

describe('search in the audit', () => {
  test('a person, a target and a word narrow the audit together', async () => {
    const { owner, cashier, first, second } = await acted()
    const note = `${owner.adminID} user.note ${first.id}`
    const letter = `${cashier.adminID} user.note ${first.id}`
    const tag = `${cashier.adminID} user.tag ${second.id}`
    expect(await found(owner, { target: first.id })).toEqual([letter, note])
    expect(await found(owner, { target: first.id, actor: owner.adminID })).toEqual([note])
    expect(await found(owner, { q: 'lost slip' })).toEqual([note])
    expect(await found(owner, { q: 'slip' })).toEqual([tag, note])
    expect(await found(owner, { q: 'slip', actor: cashier.adminID })).toEqual([tag])
    expect(await found(owner, { q: 'slip', target: first.id })).toEqual([note])
  })

  test('a target is found by its id in any case, and by a player’s phone number', async () => {
    const { owner, second } = await acted()
    const username = (await database.players.get(second.id))?.username ?? ''
    const tag = expect.stringContaining(`user.tag ${second.id}`)
    expect(await found(owner, { target: second.id.toLowerCase() })).toEqual([tag])
    expect(await found(owner, { target: username })).toEqual([tag])
    expect(await found(owner, { target: 'nothing like it' })).toEqual([])
  })

  test('unknown parameters are refused', async () => {
    const { token } = await StaffMember.logIn('owner')
    const unknown = await callAdmin('audit', { token, query: { person: 'A1' } })
    expect(unknown.status).toBe(400)
  })

  test('staff without the whole audit find only their own entries, and get no list of colleagues', async () => {
    await acted()
    const support = await StaffMember.logIn('support')
    expect(await found(support, { q: 'slip' })).toEqual([])
    expect((await callAdmin('auditActors', { token: support.token })).status).toBe(403)
    const cashier = await StaffMember.logIn('cashier')
    expect((await cashier.read('auditActors'))['actors']).toHaveLength(3)
  })
})
