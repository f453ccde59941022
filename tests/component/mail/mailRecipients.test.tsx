import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { api } from '#api/client/api'
import { mailChangePaths } from '#contract/mail/changes'
import { mailDatabase } from '#mocks/mail/database'
import { openToast } from '#ui/toast/toastSlice'
import { answerDemo } from '../demoPages'
import { address, field, open, startMail, stored, to, toast } from './openMail'

startMail()

describe('the recipients of a mail', () => {
  it('are suggested from the contacts, pasted as a list and removed one by one', async () => {
    const { user } = await open('?compose=new')
    await user.type(await to(), 'hana@t')
    await user.click(await screen.findByRole('option', { name: /tanuki-analytics/ }))
    await user.click(await to())
    await user.paste('a@example.com; b@example.com\nwrong')
    expect(screen.getByText('“wrong” is not an email address.')).toBeVisible()
    await user.keyboard('{Backspace}')
    await user.type(await field('Subject'), 'Hi')
    await screen.findByText('Draft saved')
    await waitFor(async () =>
      expect((await stored('new'))?.profile.to).toMatch(
        /^[^<]+ <hana@tanuki-analytics.example>, a@example.com, b@example.com$/,
      ),
    )
  })

  it('are also separated by spaces, typed or pasted', async () => {
    const { user } = await open('?compose=new')
    await user.type(await to(), 'a@example.com ')
    expect(await screen.findByRole('button', { name: 'a@example.com' })).toBeVisible()
    await user.paste('b@example.com  Mali <c@example.com> d@example.com')
    await user.type(await field('Subject'), 'Hi')
    expect(screen.queryByText(/is not an email address/)).not.toBeInTheDocument()
    await waitFor(async () =>
      expect((await stored('new'))?.profile.to).toBe(
        'a@example.com, b@example.com, Mali <c@example.com>, d@example.com',
      ),
    )
  })

  it('are taken as whole addresses up to the limit, with a note that more did not fit', async () => {
    const { user } = await open('?compose=new')
    await user.click(await to())
    await user.paste('somebody@example.com, '.repeat(455))
    expect(screen.getByText('No more than 10,000 characters fit in here.')).toBeVisible()
    await user.click(await field('Subject'))
    await user.paste('x'.repeat(1001))
    expect(screen.getByText('No more than 1,000 characters fit in here.')).toBeVisible()
    // No mail is sent to them now.
    expect(screen.getAllByRole('button', { name: /^somebody/ })).toHaveLength(12)
    expect(screen.getByText('+442')).toBeVisible()
    await screen.findByText('Draft saved')
    await waitFor(async () =>
      expect((await stored('new'))?.profile.to).toMatch(/^(somebody@example.com, ){453}\S+\.com$/),
    )
  })

  it('are also chosen by Tab when a suggestion is highlighted', async () => {
    const { user } = await open('?compose=new')
    await user.type(await to(), 'hana')
    await screen.findByRole('option', { name: /tanuki-analytics/ })
    await user.tab()
    expect(screen.getByRole('button', { name: 'Hana Kobayashi' })).toBeVisible()
    expect(screen.queryByText(/is not an email address/)).not.toBeInTheDocument()
    expect(await to()).not.toHaveFocus()
  })

  it('in Cc can all be removed and replaced', async () => {
    const draft = await stored('mail-10')
    if (!draft) throw new Error('The draft is gone')
    const profile = { ...draft.profile, cc: 'boss@example.com' }
    await mailDatabase.mails.put({ ...draft, profile })
    const { user } = await open('?compose=mail-10')
    await user.click(await screen.findByRole('combobox', { name: 'Cc' }))
    await user.keyboard('{Backspace}mali@example.com,')
    expect(screen.getByRole('combobox', { name: 'Cc' })).toHaveFocus()
    await waitFor(async () =>
      expect((await stored('mail-10'))?.profile.cc).toBe('mali@example.com'),
    )
  })

  it('have a field for Bcc, and sending without a subject asks first', async () => {
    const { user } = await open('?compose=new&to=mali@example.com')
    await user.click(await screen.findByRole('button', { name: 'Bcc' }))
    const copies = screen.getByRole('combobox', { name: 'Bcc' })
    await user.type(copies, 'boss,')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(copies).toHaveFocus()
    await user.type(copies, '{Backspace}boss@example.com,')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const question = await screen.findByRole('alertdialog', { name: 'Send without a subject?' })
    await waitFor(async () => expect(await stored('new')).toMatchObject({ sent: false }))
    await user.click(within(question).getByRole('button', { name: 'Send' }))
    await toast(/Sent, within this device only/)
    expect(await stored('new')).toMatchObject({
      sent: true,
      profile: { to: 'mali@example.com', bcc: 'boss@example.com' },
    })
  })

  it('named by a link begin a draft', async () => {
    await open('?to=mali%40example.com')
    expect(await screen.findByText('mali@example.com')).toBeVisible()
    expect(address()).toMatch(/compose=.+&to=mali%40example.com/)
  })
})

it('a draft sends only the changed fields and follows another tab’s changes', async () => {
  const { user, store } = await open('?compose=mail-10')
  expect(await field('Subject')).toHaveValue('Limits: can the week begin on Sunday?')
  const calls = answerDemo()
  await user.type(await field('Subject'), '!')
  await screen.findByText('Draft saved')
  expect(calls.find(({ path }) => path === mailChangePaths.saveDraft)?.body).toEqual({
    id: 'mail-10',
    subject: 'Limits: can the week begin on Sunday?!',
    was: { subject: 'Limits: can the week begin on Sunday?' },
  })
  const draft = await stored('mail-10')
  if (!draft) throw new Error('The draft is gone')
  await mailDatabase.mails.put({ ...draft, message: 'From the other tab' })
  store.dispatch(api.util.invalidateTags(['Mail']))
  await waitFor(async () => expect(await field('Message')).toHaveValue('From the other tab'))
  await mailDatabase.mails.put({ ...draft, message: 'Once more from there' })
  await user.type(await field('Subject'), '?')
  await waitFor(async () => expect(await field('Message')).toHaveValue('Once more from there'))
  expect((await stored('mail-10'))?.message).toBe('Once more from there')
})

it('a draft shows another tab’s text for the same field and takes it on request', async () => {
  const { user, store } = await open('?compose=new')
  await user.type(await field('Subject'), 'Here')
  await user.type(await field('Message'), 'Mine')
  await screen.findByText('Draft saved')
  const draft = await stored('new')
  if (!draft) throw new Error('The draft is gone')
  await mailDatabase.mails.put({ ...draft, subject: 'There', message: 'Theirs' })
  await user.type(await field('Subject'), '!')
  // The message appears whether or not this tab hears of the other text before it saves its own.
  store.dispatch(api.util.invalidateTags(['Mail']))
  const conflict = await screen.findByText(/^This will replace .*elsewhere/)
  expect(conflict).toHaveTextContent('There')
  // A field that only the other tab changed is no conflict.
  await waitFor(async () => expect(await field('Message')).toHaveValue('Theirs'))
  expect(await field('Subject')).toHaveValue('Here!')
  await user.click(within(conflict).getByRole('button', { name: 'Use that' }))
  expect(await field('Subject')).toHaveValue('There')
  expect(await field('Subject')).toHaveFocus()
  await user.type(await field('Subject'), '?')
  await waitFor(async () => expect((await stored('new'))?.subject).toBe('There?'))
  await screen.findByText('Draft saved')
  expect(screen.queryByText(/^This will replace/)).not.toBeInTheDocument()
})

it('a draft that another tab sends closes with a message once its typed text is saved', async () => {
  const { user, store } = await open('?compose=new')
  await user.type(await field('Subject'), 'Here')
  await screen.findByText('Draft saved')
  const draft = await stored('new')
  if (!draft) throw new Error('The draft is gone')
  await mailDatabase.mails.put({ ...draft, draft: false, sent: true })
  // In one piece, so that it is saved once, however slow the machine is.
  await user.paste(' and more')
  expect(await screen.findByText(/^Not saved: /)).toBeVisible()
  expect(await field('Subject')).toHaveValue('Here and more')

  await mailDatabase.mails.put(draft)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Draft saved')
  await mailDatabase.mails.put({
    ...draft,
    draft: false,
    sent: true,
    time: new Date().toISOString(),
  })
  store.dispatch(api.util.invalidateTags(['Mail']))
  await toast(/^This draft was sent or deleted elsewhere/)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull())
})

it('an open draft moves toasts to the top, so that they do not cover its buttons', async () => {
  const { store } = await open('?compose=new')
  await field('Subject')
  act(() => void store.dispatch(openToast({ message: 'Told meanwhile' })))
  const told = await toast(/Told meanwhile/)
  expect(told.closest('.MuiSnackbar-root')).toHaveClass('MuiSnackbar-anchorOriginTopRight')
})
