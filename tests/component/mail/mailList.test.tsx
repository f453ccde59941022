import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mailPaths } from '#contract/mail/mail'
import { MailPage } from '#features/mail/MailPage'
import { mailDatabase } from '#mocks/mail/database'
import { chooseDemoClock } from '#ui/time/demoClock'
import { storedMails } from '../../unit/mail/mailRows'
import { answerDemo, brokenCall, renderDemo } from '../demoPages'
import { address, beWide, open, row, rows, startMail, stored, subject, toast } from './openMail'

startMail()

const boxes = () => screen.getAllByRole('checkbox', { name: /^Select: / })

describe('the list of mails', () => {
  it('shows the inbox with unread mails and marks an opened mail as read', async () => {
    const { user } = await open()
    expect(await rows()).toHaveLength(8)
    await user.click(await row(/weekend cashback/))
    expect(address()).toBe('/app/mail?mail=mail-1')
    const mail = await screen.findByRole('article', { name: /weekend cashback/ })
    expect(within(mail).getByText(/Play for the fun of it/)).toBeVisible()
    await waitFor(async () => expect((await stored('mail-1'))?.isRead).toBe(true))
    expect(screen.getByRole('link', { name: /^Arcade Rewards.*weekend cashback/ })).toBeVisible()
  })

  it('shows the number of unread mails in the tab title', async () => {
    const { user } = await open()
    await rows()
    await waitFor(() => expect(document.title).toMatch(/^\(4\) Mail/))
    await user.click(await row(/weekend cashback/))
    await waitFor(() => expect(document.title).toMatch(/^\(3\) Mail/))
  })

  it('moves the focus to an opened mail on a phone and back to its row afterwards', async () => {
    beWide(false)
    history.replaceState(null, '', '/app/mail')
    const { user } = await renderDemo(<MailPage />, { inWindow: true })
    const pressed = await row(/weekend cashback/)
    pressed.focus()
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /weekend cashback/ })).toHaveFocus(),
    )
    history.back()
    await waitFor(() => expect(location.search).toBe(''))
    expect(await row(/weekend cashback/)).toHaveFocus()
  })

  it('moves the focus to the mail opened beside the list and back when that is closed', async () => {
    const { user } = await open()
    const first = await row(/weekend cashback/)
    act(() => first.focus())
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await subject(/weekend cashback/)).toHaveFocus())
    // Between rows the focus stays in the list, with the mail beside it; Enter moves into the mail.
    await user.keyboard('j')
    expect(await row(/one document is missing/)).toHaveFocus()
    expect(await subject(/one document is missing/)).toBeVisible()
    await user.keyboard('{Enter}')
    expect(await subject(/one document is missing/)).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(await row(/one document is missing/)).toHaveFocus())
  })

  it('links to folders and labels with their unread counts', async () => {
    const { user } = await open()
    await rows()
    await user.click(screen.getByRole('button', { name: 'Folders and labels' }))
    const drawer = await screen.findByRole('dialog', { name: 'Mail' })
    expect(within(drawer).getByRole('link', { name: /Inbox.*4 unread/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await user.click(within(drawer).getByRole('link', { name: /Spam/ }))
    expect(await rows('Spam')).toHaveLength(1)
    expect(address()).toBe('/app/mail?place=spam')
  })

  it('is searched, marks the matches and says when there are none', async () => {
    chooseDemoClock('bangkok')
    const calls = answerDemo()
    const { user } = await open()
    await rows()
    const field = screen.getByRole('searchbox', { name: 'Search mail' })
    // The placeholder begins on the page’s side.
    expect(field).not.toHaveAttribute('dir')
    await user.type(field, 'bank book')
    expect(field).toHaveAttribute('dir', 'auto')
    await waitFor(() => expect(address()).toBe('/app/mail?q=bank+book'))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    // Days are those of the visible clock.
    expect(calls.at(-1)?.path).toContain('search=bank+book&zone=Asia%2FBangkok')
    expect(screen.getAllByText('bank', { selector: 'mark' })[0]).toBeVisible()
    await user.type(field, ' xyz')
    expect(await screen.findByText('Nothing found')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear the search' })[0] ?? field)
    await waitFor(async () => expect(await rows()).toHaveLength(8))
  })

  it('accepts a long search text and says when no more fits', async () => {
    const { user } = await open()
    await rows()
    const field = screen.getByRole('searchbox', { name: 'Search mail' })
    await user.click(field)
    await user.paste('bank '.repeat(100))
    expect(field).toHaveValue('bank '.repeat(100))
    await waitFor(() => expect(address()).toBe(`/app/mail?q=${'bank+'.repeat(99)}bank`))
    expect(screen.queryByText(/characters fit in here/)).not.toBeInTheDocument()
    await user.paste('bank '.repeat(101))
    expect(await screen.findByText('No more than 1,000 characters fit in here.')).toBeVisible()
  })

  it('says that a folder is empty', async () => {
    await mailDatabase.mails.where('id').equals('mail-11').delete()
    await open('?place=spam')
    expect(await screen.findByText('No spam. Good.')).toBeVisible()
  })

  it('skips damaged records and says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await mailDatabase.table('mails').update('mail-2', { message: 7 })
    await open()
    expect(await rows()).toHaveLength(7)
    expect(screen.getByText('1 damaged record was left out.')).toBeVisible()
  })

  it('offers a retry when it cannot be loaded', async () => {
    answerDemo({ [mailPaths.list]: brokenCall })
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answerDemo()
    await user.click(retry)
    expect(await rows()).toHaveLength(8)
  })

  it('renders only the visible rows of ten thousand', async () => {
    await mailDatabase.replace({ mails: storedMails(10_000) })
    await open()
    const drawn = await rows()
    expect(drawn.length).toBeLessThan(60)
    expect(drawn[0]).toHaveAttribute('aria-setsize', '10000')
  })
})

describe('several selected mails', () => {
  it('are selected with Shift, moved to the trash and restored by UNDO', async () => {
    const { user } = await open()
    await rows()
    await user.click(boxes()[0] ?? document.body)
    await user.keyboard('{Shift>}')
    await user.click(boxes()[2] ?? document.body)
    await user.keyboard('{/Shift}')
    expect(screen.getByText('3 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Move to trash' }))
    await waitFor(async () => expect(await rows()).toHaveLength(5))
    await toast(/3 mails moved to trash/)
    // The mails that follow have the focus.
    const [first] = await rows()
    expect(first).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await rows()).toHaveLength(8))
    expect((await stored('mail-1'))?.trash).toBe(false)
  })

  it('are selected all at once and marked as read', async () => {
    const { user } = await open()
    await rows()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('8 selected')).toBeVisible()
    const tools = screen.getByRole('toolbar', { name: 'Actions for the list' })
    await user.click(within(tools).getByRole('button', { name: 'Mark as read' }))
    await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument())
    await waitFor(async () => expect((await stored('mail-6'))?.isRead).toBe(true))
  })

  it('are deleted permanently from the trash only after a question', async () => {
    const { user } = await open('?place=trash')
    await rows('Trash')
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Delete permanently' }))
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete this mail permanently?',
    })
    expect(await stored('mail-12')).toBeDefined()
    await user.click(within(question).getByRole('button', { name: 'Delete permanently' }))
    expect(await screen.findByText('The trash is empty.')).toBeVisible()
    expect(await stored('mail-12')).toBeUndefined()
  })

  it('lose their star again when it could not be saved', async () => {
    answerDemo({ [mailPaths.setStarred]: brokenCall })
    const { user } = await open()
    const list = await screen.findByRole('list', { name: 'Inbox' })
    const star = within(list).getAllByRole('button', { name: /^Star: / })[0] ?? list
    await user.click(star)
    await toast(/Your change failed/)
    expect(star).toHaveAttribute('aria-pressed', 'false')
  })
})
