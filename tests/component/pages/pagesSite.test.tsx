import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WithTexts } from '#app/texts/WithTexts'
import { AuthenticationPage } from '#features/pages/AuthenticationPage'
import { ComingSoonPage } from '#features/pages/ComingSoonPage'
import { ContactUsPage } from '#features/pages/ContactUsPage'
import { deleteMessage, listMessages } from '#features/pages/contact/outbox'
import { ErrorPage } from '#features/pages/ErrorPage'
import { FaqsPage } from '#features/pages/FaqsPage'
import { questionsOf } from '#features/pages/faqs/question'
import { PrivacyPolicyPage } from '#features/pages/PrivacyPolicyPage'
import { policyOf } from '#features/pages/privacy/policy'
import { openTexts } from '#locales/openTexts'
import type { Locale } from '#ui/intl/locale'
import { renderApp } from '../renderApp'

async function renderOpen(page: ReactNode, path = '/', locale: Locale = 'en') {
  const options = { path, locale, texts: 'entry', user: userEvent.setup({ delay: null }) } as const
  await Promise.all([openTexts(locale), questionsOf(locale), policyOf(locale)])
  const { user } = await renderApp(<WithTexts texts={openTexts}>{page}</WithTexts>, options)
  return user
}

beforeEach(async () => {
  // Stubs for what jsdom lacks.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }))
  Element.prototype.scrollIntoView = () => undefined
  localStorage.clear()
  for (const { id } of await listMessages()) await deleteMessage(id)
})

describe('the contact form', () => {
  it('reports errors beside the field and stores one message per submit', async () => {
    const user = await renderOpen(<ContactUsPage />)
    await user.click(await screen.findByRole('button', { name: 'Save to outbox' }))
    expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Enter your name.')
    expect(screen.getByLabelText(/^Name/)).toHaveFocus()
    await user.type(screen.getByLabelText(/^Name/), 'Nok <b>')
    await user.type(screen.getByLabelText(/^Email/), 'nok@example.com')
    await user.type(screen.getByLabelText(/^Message/), 'Please call me back.')
    const send = screen.getByRole('button', { name: 'Save to outbox' })
    fireEvent.click(send)
    fireEvent.click(send)
    expect(await screen.findByText('1 message')).toBeVisible()
    expect(screen.getByText('Nok <b>')).toBeVisible()
    // The list shows the stored message before the form is cleared.
    await waitFor(() => expect(screen.getByLabelText(/^Message/)).toHaveValue(''))
    expect(await listMessages()).toHaveLength(1)
  })

  it('sets typed phone numbers and email addresses from left to right on every page', async () => {
    const user = await renderOpen(<ContactUsPage />)
    const phone = await screen.findByLabelText(/^Phone/)
    const email = screen.getByLabelText(/^Email/)
    expect(phone).not.toHaveAttribute('dir')
    await user.type(phone, '+66 81 234 5678')
    await user.type(email, 'nok@')
    expect(phone).toHaveAttribute('dir', 'ltr')
    expect(email).toHaveAttribute('dir', 'ltr')
  })

  it('keeps a draft and restores a deleted message', async () => {
    localStorage.setItem('contact-draft', JSON.stringify({ name: 'Ploy', message: 7 }))
    const user = await renderOpen(<ContactUsPage />)
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Ploy')
    await user.type(screen.getByLabelText(/^Email/), 'p@example.com')
    await user.type(screen.getByLabelText(/^Message/), 'A longer message')
    await user.click(screen.getByRole('button', { name: 'Save to outbox' }))
    await user.click(await screen.findByRole('button', { name: /^Delete the message/ }))
    await waitFor(async () => expect(await listMessages()).toHaveLength(0))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await listMessages()).toHaveLength(1))
  })
})

describe('the questions and answers', () => {
  it('open at the address of a question and are found by their words', async () => {
    const user = await renderOpen(<FaqsPage />, '/pages/faqs#turnover')
    const asked = await screen.findByRole('button', { name: 'What is turnover?' })
    expect(asked).toHaveAttribute('aria-expanded', 'true')
    await user.type(screen.getByLabelText('Search the questions'), 'wheel')
    expect(await screen.findByText('1 question found')).toBeVisible()
    await user.clear(screen.getByLabelText('Search the questions'))
    await user.type(screen.getByLabelText('Search the questions'), 'zzz')
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }))
    expect(screen.getByLabelText('Search the questions')).toHaveFocus()
    expect(screen.getByText('16 questions')).toBeVisible()
  })

  it('offer to open all only when there is a question', async () => {
    const user = await renderOpen(<FaqsPage />)
    expect(await screen.findByRole('button', { name: 'Open all' })).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'zzzz')
    expect(screen.queryByRole('button', { name: 'Open all' })).toBeNull()
  })

  it('expand for a search whose match is in the answer, until it ends or they are closed', async () => {
    const user = await renderOpen(<FaqsPage />)
    const search = await screen.findByRole('searchbox')
    await user.type(search, 'iphone')
    const asked = await screen.findByRole('button', { expanded: true })
    const mark = screen.getByText('iPhone', { selector: 'mark' })
    expect(mark).toBeVisible()
    await user.click(asked)
    expect(mark).not.toBeVisible()
    await user.type(search, ' ')
    expect(mark).not.toBeVisible()
    await user.clear(search)
    expect(screen.queryByRole('button', { expanded: true })).toBeNull()
    await user.type(search, 'ipho')
    expect(screen.getByText('iPho', { selector: 'mark' })).toBeVisible()
  })

  it('are found and marked with or without accents', async () => {
    const user = await renderOpen(<FaqsPage />, '/pages/faqs', 'fr')
    await user.type(await screen.findByRole('searchbox'), 'dePOT')
    expect(screen.getAllByText(/^dépôt$/i, { selector: 'mark' })[0]).toBeVisible()
  })

  it('say so when the address names an unknown question', async () => {
    await renderOpen(<FaqsPage />, '/pages/faqs#nothing')
    expect(await screen.findByText(/no question at this address/i)).toBeVisible()
  })

  it.each([
    ['th', 'เงิน'],
    ['fr', 'Argent'],
    ['ro', 'Bani'],
    ['zh', '资金'],
  ] as const)('are complete in %s', async (locale, money) => {
    await renderOpen(<FaqsPage />, '/pages/faqs', locale)
    expect(await screen.findByRole('heading', { name: money })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(16)
  })
})

it.each([
  ['en', 'Third parties'],
  ['th', 'บุคคลที่สาม'],
  ['fr', 'Tiers'],
  ['ro', 'Terți'],
  ['zh', '第三方'],
] as const)(
  'the policy in %s has a table of contents whose links all lead somewhere',
  async (locale, title) => {
    await renderOpen(<PrivacyPolicyPage />, '/pages/privacy-policy', locale)
    const contents = within(await screen.findByRole('navigation'))
    expect(contents.getByRole('link', { name: title })).toBeVisible()
    expect(contents.getAllByRole('link')).toHaveLength(9)
    for (const link of contents.getAllByRole('link')) {
      const id = link.getAttribute('href')?.slice(1) ?? ''
      expect(document.getElementById(id)).not.toBeNull()
    }
  },
)

describe('the sample authentication pages', () => {
  it('check the code and say that nothing is sent', async () => {
    const user = await renderOpen(
      <AuthenticationPage
        form="codeVerification"
        variant={1}
        titleKey="openNames.codeVerification1"
      />,
    )
    expect(await screen.findByText('Demo – nothing is sent.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Confirm the code' }))
    expect(screen.getByText('Enter all six digits')).toBeVisible()
    await user.type(screen.getByLabelText('6-digit code'), '12ab34')
    expect(screen.getByLabelText('6-digit code')).toHaveValue('1234')
    expect(document.title).toMatch(/^Code verification 1/)
    // The second click comes before a new code may be requested; the first one keeps the focus.
    expect(screen.getByRole('button', { name: /^New code in/ })).toBeEnabled()
  })

  it('keep the typed passwords when they differ', async () => {
    const user = await renderOpen(
      <AuthenticationPage form="resetPassword" variant={3} titleKey="openNames.resetPassword3" />,
    )
    const [first, second] = await screen.findAllByLabelText(/password/i, { selector: 'input' })
    if (!first || !second) throw new Error('Two fields are needed')
    await user.type(first, 'Correct-horse-9')
    await user.type(second, 'Correct-horse-8')
    await user.click(screen.getByRole('button', { name: 'Save the password' }))
    expect(screen.getByText('The two passwords do not match')).toBeVisible()
    expect(first).toHaveValue('Correct-horse-9')
  })
})

it('the coming-soon page stores an email address on this device and removes it again', async () => {
  const user = await renderOpen(<ComingSoonPage variant={1} />)
  const note = await screen.findByRole('button', { name: 'Save my address' })
  await user.click(note)
  expect(screen.getByLabelText('Email address')).toHaveFocus()
  expect(screen.getByRole('alert')).toBeVisible()
  await user.keyboard('nok@example.com')
  await user.click(note)
  expect(localStorage.getItem('coming-soon-1')).toBe('nok@example.com')
  expect(screen.getByText(/^nok@example.com is saved/)).toHaveRole('status')
  expect(screen.getByRole('button', { name: 'Remove the address' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(localStorage.getItem('coming-soon-1')).toBeNull()
  expect(screen.getByText(/^The address was removed/)).toHaveRole('status')
  expect(screen.getByLabelText('Email address')).toHaveFocus()
})

it('the forgotten-password page shows advice on account safety', async () => {
  await renderOpen(
    <AuthenticationPage form="forgotPassword" variant={1} titleKey="openNames.forgotPassword1" />,
  )
  expect(await screen.findByText('A unique password')).toBeVisible()
  expect(screen.queryByText('All your play in one place')).toBeNull()
})

it('the error page offers no way back without history', async () => {
  await renderOpen(<ErrorPage />)
  expect(await screen.findByRole('link', { name: 'Contact us' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull()
})
