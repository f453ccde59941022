/** Makes any number of stored mails for tests, newest first, one per minute. */
import type { StoredMail } from '#contract/mail/mail'
import { noon } from '../provider/backEnds'

export function storedMails(count: number): StoredMail[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    subject: `Mail ${index} about the weekend's promotion`,
    message: `Line ${index}\n${'The reels were kind to some of us this evening. '.repeat(12)}`,
    time: new Date(noon - index * 60_000).toISOString(),
    isRead: index % 3 !== 0,
    important: index % 7 === 0,
    starred: index % 11 === 0,
    sent: false,
    draft: false,
    spam: false,
    trash: false,
    promotions: index % 2 === 0,
    forums: index % 5 === 0,
    profile: {
      avatar: `/pictures/avatar-${(index % 24) + 1}.svg`,
      name: `Sender ${index % 40}`,
      email: `sender${index % 40}@example.com`,
      to: 'you@arcade.example',
      cc: '',
      bcc: '',
    },
    archived: false,
    snoozed: false,
    snoozedUntil: null,
    received: false,
    labelIds: [],
    thread: `m${index}`,
    about: 'Writes a lot',
    attachments: [],
    leavesAt: null,
  }))
}
