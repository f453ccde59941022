import { beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { setAutomatic } from '#mocks/provider/site'
import { advance, type Fields, fieldsOf, minute, newPerson } from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

beforeEach(startOperator)

function rowsIn(answer: Fields): Fields[] {
  return Object.values(fieldsOf(answer['data'])).map(fieldsOf)
}

const forCashiers = { role: 'admin' }

describe('a case', () => {
  test('a case that support hands to the cashiers is first in a cashier’s list and in the menu’s counter', async () => {
    const [support, cashier] = [
      await StaffMember.logIn('support'),
      await StaffMember.logIn('cashier'),
    ]
    const { id: userId } = await newPerson()
    const own = { adminID: support.adminID }
    const theirs = { userId, about: null, assignee: forCashiers, note: 'Credit the deposit' }
    const { caseId } = await support.done('openCase', theirs)
    advance(minute)
    await support.done('openCase', { ...theirs, assignee: own })
    const [first, second] = rowsIn(await cashier.read('cases', { q: userId }))
    expect(first).toMatchObject({ caseId, isMine: true, note: 'Credit the deposit' })
    expect(second).toMatchObject({ isMine: false, assignee: own })
    const { createdAt } = fieldsOf(first)
    // Beside the sample case.
    expect(await cashier.read('counters')).toMatchObject({ cases: 2, newestCase: createdAt })
    expect(await support.read('counters')).toMatchObject({ cases: 1, newestCase: null })
    expect(rowsIn(await support.read('cases', { whose: 'mine' }))).toMatchObject([
      { assignee: own },
    ])
    expect(rowsIn(await support.read('cases', { q: userId, state: 'done' }))).toEqual([])
  })

  test.each(['owner', 'cashier', 'support'])(
    '%s may open a case and hand it over',
    async (name) => {
      const staff = await StaffMember.logIn(name)
      const { id: userId } = await newPerson()
      const opened = await staff.done('openCase', {
        userId,
        about: null,
        assignee: { role: 'support' },
        note: 'Asked about a bonus',
      })
      const { caseId } = opened
      await staff.done('changeCase', { caseId, version: 1, assignee: { role: 'owner' } })
      const told = await staff.read('case', {}, String(caseId))
      expect(told).toMatchObject({ version: 2, assignee: { role: 'owner', name: null } })
      expect(rowsIn({ data: told['steps'] })).toMatchObject([
        { state: 'open', to: { role: 'support' }, note: 'Asked about a bonus' },
        { state: null, to: { role: 'owner' }, note: null },
      ])
    },
  )

  test('each change of a case is an audit entry, and a change of an outdated one is refused', async () => {
    const [support, cashier] = [
      await StaffMember.logIn('support'),
      await StaffMember.logIn('cashier'),
    ]
    const { id: userId } = await newPerson()
    const request = { userId, about: null, assignee: forCashiers, note: 'Look at this' }
    const { caseId } = await support.done('openCase', request)
    await cashier.done('changeCase', { caseId, version: 1, state: 'progress' })
    const late = { caseId, version: 1, state: 'done', note: 'Nothing to do' }
    expect(await support.refused('changeCase', late)).toMatchObject({ code: 'versionchanged' })
    const entries = (await database.audit.toArray()).filter(({ targetId }) => targetId === caseId)
    expect(entries).toMatchObject([
      { action: 'case.open', adminID: support.adminID, after: { note: 'Look at this' } },
      { action: 'case.state', adminID: cashier.adminID, after: { state: 'progress' } },
    ])
  })

  test('a case is refused for another player’s deposit, a disabled colleague or an empty change', async () => {
    const [owner, support] = [await StaffMember.logIn('owner'), await StaffMember.logIn('support')]
    const [person, other] = [await newPerson(), await newPerson()]
    const depositId = await other.deposit(300)
    const request = { userId: person.id, about: null, assignee: forCashiers, note: 'Look at this' }
    const about = { kind: 'deposit', id: depositId }
    expect(await support.refused('openCase', { ...request, about })).toMatchObject({
      code: 'notfound',
    })
    await database.admins.update('A2', { status: 'disabled' })
    const gone = { ...request, assignee: { adminID: 'A2' } }
    expect(await support.refused('openCase', gone)).toMatchObject({ field: 'assignee' })
    const names = rowsIn(await owner.read('assignees')).map(({ adminID }) => adminID)
    expect(names).not.toContain('A2')
    const { caseId } = await support.done('openCase', request)
    expect(await support.refused('changeCase', { caseId, version: 1 })).toMatchObject({
      code: 'invalid',
    })
    const { status } = await callAdmin('cases', {
      query: { assignee: 'A2' },
      token: support.token,
    })
    expect(status).toBe(400)
  })
})

describe('a message of a player', () => {
  test('a message opens a case of support only while no simulated staff answer', async () => {
    const support = await StaffMember.logIn('support')
    const person = await newPerson()
    const write = (text: string) => person.request(providerPaths.supportMessage(), { text })
    await write('Hello')
    expect(await support.read('counters')).toMatchObject({ cases: 0 })
    await setAutomatic(false)
    await write('Where is my deposit?')
    await write('Hello?')
    expect(rowsIn(await support.read('cases', { whose: 'mine' }))).toMatchObject([
      { userId: person.id, isMine: true, awaitsReply: true, note: 'Where is my deposit?' },
    ])
  })

  test('a reply of staff reaches the player once, with no automatic reply after it', async () => {
    const support = await StaffMember.logIn('support')
    const person = await newPerson()
    await person.request(providerPaths.supportMessage(), { text: 'Where is my deposit?' })
    const [asked] = rowsIn(await support.read('playerMessages', {}, person.id))
    const reply = { userId: person.id, text: 'It is credited', about: null }
    const lastMessageId = asked?.['messageId']
    await support.done('replyToPlayer', { ...reply, lastMessageId })
    const second = await support.refused('replyToPlayer', { ...reply, lastMessageId })
    expect(second).toMatchObject({ code: 'versionchanged' })
    advance(minute)
    expect(rowsIn(await support.read('playerMessages', {}, person.id))).toMatchObject([
      { from: 'player', by: null },
      { from: 'staff', text: 'It is credited', by: 'ส้ม ดูแลลูกค้า' },
    ])
    const entries = (await database.audit.toArray()).filter(({ action }) => action === 'user.reply')
    expect(entries).toMatchObject([{ targetId: person.id, adminID: support.adminID }])
  })
})
