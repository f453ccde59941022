import rules from '#locales/en/terms/rules.json'
import type { QuestionGroup } from '../question'

export const groups: readonly QuestionGroup[] = [
  {
    id: 'start',
    title: 'Getting started',
    questions: [
      {
        id: 'register',
        question: 'How do I open an account?',
        answer:
          'Choose “Create an account” on the login page. You need a phone number, a password and a bank account in your own name. It takes about a minute.',
      },
      {
        id: 'password',
        question: 'I forgot my password. What now?',
        answer:
          'Use “Forgot password?” on the login page. It writes a message to staff, who set a new password with you. Nobody will ever ask for the old one.',
      },
      {
        id: 'install',
        question: 'How do I put the app on my home screen?',
        answer:
          'Open “Settings”, then “Install the app”. On an iPhone use “Share” and “Add to Home Screen”. Nothing has to be downloaded from a store.',
      },
    ],
  },
  {
    id: 'money',
    title: 'Money',
    questions: [
      {
        id: 'deposit',
        question: 'How long does a deposit take?',
        answer:
          'Usually under two minutes. The deposit’s page shows each step with its time. If it takes longer, the page says what to do.',
      },
      {
        id: 'withdraw',
        question: 'When is a withdrawal paid?',
        answer:
          'Usually within ten minutes, to the bank account that you registered with. It cannot be sent to anybody else.',
      },
      {
        id: 'unknown',
        question: 'My deposit or withdrawal got no answer. Did I pay twice?',
        answer:
          'No. The answer was lost on the way. The app checks again with the same number, and the same request is never carried out twice.',
      },
      {
        id: 'hold',
        question: 'What does “On hold” beside my credit mean?',
        answer:
          'That part is reserved for a withdrawal that is not paid yet. If the withdrawal is rejected, the money returns to your credit.',
      },
    ],
  },
  {
    id: 'bonus',
    title: 'Promotions and the wheel',
    questions: [
      {
        id: 'turnover',
        question: rules['rules.turnover.question'],
        answer: rules['rules.turnover.answer'],
      },
      {
        id: 'ownMoney',
        question: rules['rules.own.question'],
        answer: [rules['rules.ownFirst'], rules['rules.forfeit']].join(' '),
      },
      {
        id: 'wheel',
        question: 'Can the wheel be rigged?',
        answer:
          'No. The chances are shown beside the wheel, and the result is fixed before you spin. Afterwards you can verify it with the published seed.',
      },
      {
        id: 'cashback',
        question: rules['rules.cashback.question'],
        answer: [rules['rules.cashback.answer'], rules['rules.netLoss']].join(' '),
      },
    ],
  },
  {
    id: 'app',
    title: 'The app',
    questions: [
      {
        id: 'offline',
        question: 'What works offline?',
        answer:
          'Everything you only read: balance, history and promotions as of their last update, and all demo sections. Deposits and withdrawals need a connection and are never sent later without your knowledge.',
      },
      {
        id: 'update',
        question: 'How do I get a new version?',
        answer:
          'The app says when one is ready. It changes only when you press “Reload now”, and it asks first if something you typed would be lost.',
      },
      {
        id: 'data',
        question: 'Where is my data?',
        answer:
          'In a fully simulated build, on this device only. The privacy policy says exactly what is kept and how to delete it.',
      },
    ],
  },
  {
    id: 'care',
    title: 'Responsible play',
    questions: [
      {
        id: 'limits',
        question: 'How do I set a limit?',
        answer:
          'Under “Account”, “Limits and breaks”. A lower limit applies at once. A higher one has to wait a day.',
      },
      {
        id: 'break',
        question: 'I want to stop for a while.',
        answer:
          'Take a break of a day, a week or longer, or exclude yourself. During that time nobody can undo it, not even you.',
      },
    ],
  },
]
