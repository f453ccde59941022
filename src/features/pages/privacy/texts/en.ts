import type { PolicyPart } from '../policy'

export const parts: readonly PolicyPart[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    paragraphs: [
      'This app is a demonstration of a member site. Where an operator runs it, that operator is responsible for the data of its members and is named here.',
    ],
  },
  {
    id: 'device',
    title: 'What stays on your device',
    paragraphs: [
      'Your settings, your session, drafts, the demo sections with everything you change in them, and a copy of the last answers of the operator (balance, history) to read offline.',
      'All of it is kept in this browser’s own storage: local storage, IndexedDB and the cache of the service worker. No other site can read it.',
    ],
  },
  {
    id: 'sent',
    title: 'What is sent',
    paragraphs: [
      'In a fully simulated build, nothing is sent. All back ends run inside your browser.',
      'In a build that is connected to an operator, logins, registrations, balances, deposits and withdrawals are sent to that operator over an encrypted connection, and to nobody else.',
    ],
  },
  {
    id: 'third',
    title: 'Third parties',
    paragraphs: [
      'None. The app loads no advertisements, no trackers, no fonts and no scripts from elsewhere, and its security policy forbids them.',
    ],
  },
  {
    id: 'why',
    title: 'Why, and how long',
    paragraphs: [
      'We store data so that the app opens offline and does what you ask. When your session ends, whether you log out or it expires, your data is deleted: saved answers, drafts, slips and unsent messages. Some things stay under your member number: a request that has no answer yet, a limit or break that is not sent yet, and which notifications you have read. Demo data is deleted when you reset it. Everything is deleted when you clear this site’s data in the browser.',
    ],
  },
  {
    id: 'rights',
    title: 'What you can do',
    paragraphs: [
      'Export the demo data as one file, import it or reset it under “App on this device” in the account.',
      'Delete everything by clearing this site’s data in your browser’s settings, or by removing the app and its data from the home screen.',
      'Ask the operator for a copy, a correction or the deletion of what it keeps.',
    ],
  },
  {
    id: 'safety',
    title: 'How it is protected',
    paragraphs: [
      'Private answers are removed at logout, pictures are redrawn before they are stored, and nothing that moves money is ever queued.',
      'A session ends when its token expires. Logging out in another tab ends it here too.',
    ],
  },
  {
    id: 'minors',
    title: 'People under 20',
    paragraphs: [
      'This site is not for people under 20. Accounts of minors are closed, and their deposits are returned.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'This text changes only with a new version of the app. The date above is the date of the last change.',
    ],
  },
]
