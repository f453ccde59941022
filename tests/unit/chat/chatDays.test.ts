import { describe, expect, it } from 'vitest'
import type { ChatMessage, ChatUser } from '#contract/chat/chat'
import { byDay, withOutgoing } from '#features/chat/conversation/spoken'
import { findUsers } from '#features/chat/users/UserPane'
import type { Outgoing } from '#features/chat/writing/outgoing'
import { dayIn } from '#lib/zones'
import { noon } from '../provider/backEnds'

const minuteMs = 60_000

function message(id: string, from: string, time: number): ChatMessage {
  return { id, from, to: from === 'me' ? 'u1' : 'me', text: id, time }
}

function waiting(id: string, to: string): Outgoing {
  return { id, to, text: id, time: noon, state: 'sending' }
}

function user(id: string, name: string, lastMessageTime: number | null): ChatUser {
  const empty = { company: '', work_email: '', personal_email: '', work_phone: '' }
  const rest = { personal_phone: '', location: '', avatar: '', status: '', birthdayText: '' }
  const counted = { lastMessage: '', lastMessageTime, unReadChatCount: 0, writesUntil: null }
  return { id, name, role: 'Tester', online_status: 'offline', ...empty, ...rest, ...counted }
}

describe('the conversation on the screen', () => {
  it('is split at midnight in Bangkok, at another speaker and after five minutes', () => {
    const midnight = Date.parse('2026-11-21T00:00:00+07:00')
    const spoken = withOutgoing(
      [
        message('a', 'u1', midnight - minuteMs),
        message('b', 'u1', midnight),
        message('c', 'u1', midnight + 4 * minuteMs),
        message('d', 'me', midnight + 5 * minuteMs),
        message('e', 'me', midnight + 10 * minuteMs),
      ],
      [],
      'u1',
    )
    const daysIn = (zone: string) =>
      byDay(spoken, (moment) => dayIn(moment, zone)).map(({ day, turns }) => [
        day,
        turns.map(({ messages }) => messages.map(({ id }) => id).join('')),
      ])
    expect(daysIn('Asia/Bangkok')).toEqual([
      ['2026-11-20', ['a']],
      ['2026-11-21', ['bc', 'd', 'e']],
    ])
    expect(daysIn('UTC')).toEqual([['2026-11-20', ['abc', 'd', 'e']]])
  })

  it('ends with the outgoing messages to this person, none of them twice', () => {
    const spoken = withOutgoing(
      [message('a', 'me', noon)],
      [waiting('a', 'u1'), waiting('b', 'u1'), waiting('c', 'u2')],
      'u1',
    )
    expect(spoken.map(({ id, outgoing }) => [id, outgoing?.state])).toEqual([
      ['a', undefined],
      ['b', 'sending'],
    ])
  })
})

describe('the list of people', () => {
  it('is ordered by the last message, with silent people by name', () => {
    const people = [
      user('1', 'Zoe', null),
      user('2', 'Bo', 5),
      user('3', 'Ada', null),
      user('4', 'Cy', 9),
    ]
    expect(findUsers(people, '').map(({ name }) => name)).toEqual(['Cy', 'Bo', 'Ada', 'Zoe'])
    expect(findUsers(people, 'tester ZO').map(({ name }) => name)).toEqual(['Zoe'])
    expect(findUsers(people, '<b>')).toEqual([])
  })
})
