import { beforeEach, expect, test } from 'vitest'
import { createPlayer } from '#mocks/provider/account/accounts'
import { database } from '#mocks/provider/database/database'
import { keyNames } from '#mocks/provider/database/upgrade'
import { StaffMember, startOperator } from '../admin/staff'
import { startFresh } from './backEnds'

beforeEach(startFresh)

const person = {
  username: '0845550001',
  password: 'somchai1234',
  bank_name: 'ธนาคารกสิกรไทย',
  book_number: '1234567890',
  book_name: 'Somchai Jaidee',
  inviterID: null,
}
const other = { ...person, username: '0845550002', book_number: '1234567891' }

test.each(['SOMCHAI JAIDEE', 'Mr. Somchai Jaidee', 'somchai\u200B  jaidee', 'นายSomchai Jaidee'])(
  'the person who registered as Somchai Jaidee cannot register again as %s',
  async (book_name) => {
    expect(await createPlayer(person)).toMatchObject({ name: 'Somchai Jaidee' })
    expect(await createPlayer({ ...other, book_name })).toBe('duplicatebookname')
  },
)

test('staff find a person by a name with a title and in capitals', async () => {
  await startOperator()
  await createPlayer(person)
  const staff = await StaffMember.logIn('support')
  expect(await staff.read('players', { q: 'MR SOMCHAI' })).toMatchObject({ total: 1 })
})

test('two old accounts with one name both stay, and nobody else can register with it', async () => {
  await createPlayer(person)
  const first = await database.players.where({ username: person.username }).first()
  if (!first) throw new Error('The player is gone')
  const { nameKey: _, ...row } = first
  const later = { ...row, id: 'later', username: '0845550009', book_number: '1234567899' }
  await database.players.bulkPut([
    row,
    { ...later, book_name: 'SOMCHAI JAIDEE', createdAt: '2027-01-01T00:00:00.000Z' },
  ])
  await keyNames(database)
  expect(await database.players.get(first.id)).toMatchObject({ nameKey: 'somchai jaidee' })
  expect((await database.players.get('later'))?.nameKey).toBeUndefined()
  expect(await createPlayer({ ...other, book_name: 'Mr Somchai Jaidee' })).toBe('duplicatebookname')
})
