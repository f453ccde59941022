import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#api/client/api'
import { mailChangePaths } from '#contract/mail/changes'
import { mailPaths } from '#contract/mail/mail'
import { useMailActions } from '#features/mail/actions/useMailActions'
import { Compose } from '#features/mail/compose/Compose'
import { MailPage } from '#features/mail/MailPage'
import { setClock } from '#mocks/clock'
import { mailDatabase } from '#mocks/mail/database'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { chooseDemoClock } from '#ui/time/demoClock'
import { openToast } from '#ui/toast/toastSlice'
import { storedMails } from '../../unit/mail/mailRows'
import { answerDemo, brokenCall, renderDemo, resetDemo, unreadable } from '../demoPages'
import { takeTurns } from '../turns'

takeTurns(8, /markup as text/)

/** Wide enough for the list and the mail side by side, not for the folders. */
function beWide(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && !query.includes('1200') && query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

beforeEach(async () => {
  // It stands still: however slow the machine, nothing leaves the outbox.
  const start = Date.now()
  setClock(() => start)
  beWide(true)
  await resetDemo(mailDatabase)
  return () => {
    chooseDemoClock(null)
    vi.unstubAllGlobals()
  }
})

const open = (query = '') => renderDemo(<MailPage />, { path: `/app/mail${query}` })
const rows = async (name = 'Inbox') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')
const row = (subject: RegExp) => screen.findByRole('link', { name: subject })
const subject = (name: RegExp) => screen.findByRole('heading', { name })
const address = () => screen.getByTestId('address').textContent
const stored = (id: string) => mailDatabase.mails.get(id)
const boxes = () => screen.getAllByRole('checkbox', { name: /^Select: / })
const field = (name: string) => screen.findByRole('textbox', { name })
const to = () => screen.findByRole('combobox', { name: 'To' })
const toast = (words: RegExp) => screen.findByText(words)

/** A finger's stroke across a row, by so many pixels across and down. */
const swipe = async (subject: RegExp, [across, down]: [number, number]) => {
  const target = await row(subject)
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 5 }
  fireEvent.pointerDown(target, { ...finger, clientX: 200, clientY: 200 })
  for (const part of [0.1, 0.5, 1]) {
    const to = { clientX: 200 + across * part, clientY: 200 + down * part }
    fireEvent.pointerMove(target, { ...finger, ...to })
  }
  fireEvent.pointerUp(target, { ...finger, clientX: 200 + across, clientY: 200 + down })
}

describe('the list', () => {
  it('shows the inbox with what is unread, and opens a mail, which is read then', async () => {
    const { user } = await open()
    expect(await rows()).toHaveLength(8)
    await user.click(await row(/weekend cashback/))
    expect(address()).toBe('/app/mail?mail=mail-1')
    const mail = await screen.findByRole('article', { name: /weekend cashback/ })
    expect(within(mail).getByText(/Play for the fun of it/)).toBeVisible()
    await waitFor(async () => expect((await stored('mail-1'))?.isRead).toBe(true))
    expect(screen.getByRole('link', { name: /^Arcade Rewards.*weekend cashback/ })).toBeVisible()
  })

  it('counts in the tab what is unread', async () => {
    const { user } = await open()
    await rows()
    await waitFor(() => expect(document.title).toMatch(/^\(4\) Mail/))
    await user.click(await row(/weekend cashback/))
    await waitFor(() => expect(document.title).toMatch(/^\(3\) Mail/))
  })

  it('hands the focus to the mail that takes its place on a phone, and has it again on the way back', async () => {
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

  it('hands the focus to the mail opened beside the list, and has it again when that is closed', async () => {
    const { user } = await open()
    const first = await row(/weekend cashback/)
    act(() => first.focus())
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await subject(/weekend cashback/)).toHaveFocus())
    // From row to row it stays in the list, with the mail beside it; Enter goes into that.
    await user.keyboard('j')
    expect(await row(/one document is missing/)).toHaveFocus()
    expect(await subject(/one document is missing/)).toBeVisible()
    await user.keyboard('{Enter}')
    expect(await subject(/one document is missing/)).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(await row(/one document is missing/)).toHaveFocus())
  })

  it('goes to folders and labels, with their unread counts', async () => {
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

  it('finds, marks what it found, and says when there is nothing', async () => {
    chooseDemoClock('bangkok')
    const calls = answerDemo()
    const { user } = await open()
    await rows()
    const field = screen.getByRole('textbox', { name: 'Search mail' })
    // Its placeholder stands where the page begins.
    expect(field).not.toHaveAttribute('dir')
    await user.type(field, 'bank book')
    expect(field).toHaveAttribute('dir', 'auto')
    await waitFor(() => expect(address()).toBe('/app/mail?q=bank+book'))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    // Days are those of the clock that is shown.
    expect(calls.at(-1)?.path).toContain('search=bank+book&zone=Asia%2FBangkok')
    expect(screen.getAllByText('bank', { selector: 'mark' })[0]).toBeVisible()
    await user.type(field, ' xyz')
    expect(await screen.findByText('Nothing found')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear the search' })[0] ?? field)
    await waitFor(async () => expect(await rows()).toHaveLength(8))
  })

  it('takes a long text to search for whole, and says so when no more fits in', async () => {
    const { user } = await open()
    await rows()
    const field = screen.getByRole('textbox', { name: 'Search mail' })
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

  it('shows what is valid when a record is damaged, and says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await mailDatabase.table('mails').update('mail-2', { message: 7 })
    await open()
    expect(await rows()).toHaveLength(7)
    expect(screen.getByText('1 damaged record was left out.')).toBeVisible()
  })

  it('offers to try again when the list cannot be had', async () => {
    answerDemo({ [mailPaths.list]: brokenCall })
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answerDemo()
    await user.click(retry)
    expect(await rows()).toHaveLength(8)
  })

  it('draws only what is in sight of ten thousand', async () => {
    await mailDatabase.replace({ mails: storedMails(10_000) })
    await open()
    const drawn = await rows()
    expect(drawn.length).toBeLessThan(60)
    expect(drawn[0]).toHaveAttribute('aria-setsize', '10000')
  })
})

describe('several mails', () => {
  it('are chosen with shift, thrown away, and brought back by UNDO', async () => {
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
    // The focus is with what has come in their place.
    const [first] = await rows()
    expect(first).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await rows()).toHaveLength(8))
    expect((await stored('mail-1'))?.trash).toBe(false)
  })

  it('are all chosen at once, and marked', async () => {
    const { user } = await open()
    await rows()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('8 selected')).toBeVisible()
    const tools = screen.getByRole('toolbar', { name: 'What to do with the list' })
    await user.click(within(tools).getByRole('button', { name: 'Mark as read' }))
    await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument())
    await waitFor(async () => expect((await stored('mail-6'))?.isRead).toBe(true))
  })

  it('leave the trash for good only after a question', async () => {
    const { user } = await open('?place=trash')
    await rows('Trash')
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Delete for good' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete this mail for good?' })
    expect(await stored('mail-12')).toBeDefined()
    await user.click(within(question).getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText('The trash is empty.')).toBeVisible()
    expect(await stored('mail-12')).toBeUndefined()
  })

  it('takes a star back when it could not be kept', async () => {
    answerDemo({ [mailPaths.setStarred]: brokenCall })
    const { user } = await open()
    const list = await screen.findByRole('list', { name: 'Inbox' })
    const star = within(list).getAllByRole('button', { name: /^Star: / })[0] ?? list
    await user.click(star)
    await toast(/It did not work/)
    expect(star).toHaveAttribute('aria-pressed', 'false')
  })
})

const inThread = () => mailDatabase.mails.where('thread').equals('mail-7').count()

describe('reading', () => {
  it('shows markup as text and follows only https and mailto', async () => {
    await open('?mail=mail-6')
    const mail = await screen.findByRole('article')
    expect(within(mail).getByText(/<script>alert\('hello'\)<\/script>/)).toBeVisible()
    const links = within(mail).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://forum.example/t/4711'])
    expect(mail.querySelector('script, img[onerror]')).toBeNull()
  })

  it('has an address on paper as it is, without what leads to it on the screen', async () => {
    await mailDatabase.mails.update('mail-6', {
      message: 'Write to mailto:mali@example.com?cc=mali@example.com.',
    })
    await open('?mail=mail-6')
    const mail = within(await screen.findByRole('article'))
    const link = mail.getByRole('link', { name: /mali/ })
    expect(link).toHaveTextContent('mailto:mali@example.com?cc=mali@example.com')
    for (const part of link.querySelectorAll(`.${screenOnlyClass}`)) part.remove()
    expect(link).toHaveTextContent(/^mali@example.com$/)
  })

  it('says when there is no such mail, with a way back', async () => {
    const { user } = await open('?mail=gone')
    expect(await screen.findByText('There is no such mail')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(address()).toBe('/app/mail')
  })

  it('on phones stands alone, with a way back to the list', async () => {
    beWide(false)
    const { user } = await open()
    await user.click(await row(/Planned maintenance/))
    expect(await screen.findByRole('article')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Inbox' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(await rows()).toHaveLength(8)
  })

  it.each(['Back to the list', 'Archive'])(
    'on phones, closed by “%s”, leaves no step behind for the browser’s own way back',
    async (name) => {
      beWide(false)
      history.replaceState(null, '', '/app/mail')
      const { user } = await renderDemo(<MailPage />, { inWindow: true })
      await user.click(await row(/Planned maintenance/))
      const steps = history.length
      await user.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(location.search).toBe(''))
      await user.click(await row(/weekend cashback/))
      await screen.findByRole('article')
      // In the place of the first mail.
      expect(history.length).toBe(steps)
    },
  )

  it('on phones, moved from a menu, leads back to the list and no further', async () => {
    beWide(false)
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 599'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    history.replaceState(null, '', '/before')
    history.pushState(null, '', '/app/mail')
    const { user } = await renderDemo(<MailPage />, { inWindow: true })
    await user.click(await row(/Planned maintenance/))
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to spam' }))
    await toast(/moved to spam/)
    await waitFor(() => expect(location.search).toBe(''))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(location.pathname).toBe('/app/mail')
  })

  it('opened by its address, has the list in its place on the way back', async () => {
    beWide(false)
    history.pushState(null, '', '/app/mail?mail=mail-1')
    const { user } = await renderDemo(<MailPage />, { inWindow: true })
    const steps = history.length
    await user.click(await screen.findByRole('button', { name: 'Back to the list' }))
    expect(await rows()).toHaveLength(8)
    expect(location.search).toBe('')
    expect(history.length).toBe(steps)
  })

  it('closed beside a mail that is being written, leaves that open', async () => {
    const { user } = await open()
    await user.click(await row(/Planned maintenance/))
    await user.click(await screen.findByRole('button', { name: 'Compose' }))
    await user.type(await field('Subject'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument())
    expect(await field('Subject')).toHaveValue('Hello')
  })

  it('goes back without a draft that was closed beside it', async () => {
    history.replaceState(null, '', '/app/mail')
    const { user } = await renderDemo(<MailPage />, { inWindow: true })
    await user.click(await screen.findByRole('button', { name: 'Compose' }))
    await user.type(await field('Subject'), 'Hello')
    await user.click(await row(/Planned maintenance/))
    await screen.findByRole('article')
    await user.click(screen.getByRole('button', { name: 'Close, the draft is kept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    history.back()
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument())
    await waitFor(() => expect(location.search).toBe(''))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('leaves no draft of an answer in which nothing was written', async () => {
    const { user } = await open('?mail=mail-7')
    const [answer] = within(await screen.findByRole('article')).getAllByRole('button', {
      name: 'Reply',
    })
    const begin = async () => {
      await user.click(answer ?? document.body)
      return screen.findByRole('dialog', { name: /^Re: Friday/ })
    }
    await begin()
    expect(await inThread()).toBe(3)
    await user.click(screen.getByRole('button', { name: 'Close, the draft is kept' }))
    await waitFor(async () => expect(await inThread()).toBe(2))
    expect(answer).toHaveFocus()
    await begin()
    await user.type(await field('Message'), 'Yes')
    await user.click(screen.getByRole('button', { name: 'Close, the draft is kept' }))
    const draft = await screen.findByRole('button', { name: /^Draft/ })
    // Found again and left as it is, it stays.
    await user.click(draft)
    await screen.findByRole('dialog', { name: /^Re: Friday/ })
    await user.click(screen.getByRole('button', { name: 'Close, the draft is kept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await inThread()).toBe(3)
  })

  it('leaves no draft of such an answer by any way that leads off it', async () => {
    const { user, unmount } = await open('?mail=mail-7')
    const begin = async (name: string, title: RegExp) => {
      const article = within(await screen.findByRole('article'))
      await user.click(article.getAllByRole('button', { name })[0] ?? document.body)
      await screen.findByRole('dialog', { name: title })
    }
    await begin('Reply', /^Re: Friday/)
    const left = address()
    await begin('Forward', /^Fwd: Friday/)
    await waitFor(async () => expect(await inThread()).toBe(3))
    await user.click(screen.getByRole('button', { name: 'Discard the draft' }))
    await waitFor(async () => expect(await inThread()).toBe(2))
    await begin('Reply', /^Re: Friday/)
    await user.type(await field('Message'), 'Yes')
    await begin('Forward', /^Fwd: Friday/)
    await waitFor(async () => expect(await inThread()).toBe(4))
    unmount()
    await waitFor(async () => expect(await inThread()).toBe(3))
    const [, , draft] = await mailDatabase.mails.where('thread').equals('mail-7').sortBy('time')
    expect(draft?.message).toMatch(/Yes$/)
    // A way back that names one opens nothing in its place.
    await open(left?.replace('/app/mail', ''))
    await waitFor(() => expect(address()).toBe('/app/mail?mail=mail-7'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows a conversation, answers all of it with the text quoted, and belongs to it', async () => {
    const { user } = await open('?mail=mail-7')
    const mails = within(await screen.findByRole('article')).getAllByRole('listitem')
    expect(mails).toHaveLength(2)
    const [first] = mails
    await user.click(within(first ?? document.body).getByRole('button', { name: 'Reply to all' }))
    const form = await screen.findByRole('dialog', { name: /^Re: Friday/ })
    expect(within(form).getByText('ploy@arcade.example')).toBeVisible()
    expect(within(form).getByText('mateo.fernandez@example.com')).toBeVisible()
    expect(await inThread()).toBe(3)
    expect(
      within(form).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value,
    ).toMatch(/Ploy Rattanakul wrote:\n> Hi both,/)
  })

  it('folds what it quotes at its end', async () => {
    const { user } = await open('?mail=mail-7')
    const article = await screen.findByRole('article')
    expect(within(article).getByText(/See you on Friday/)).not.toHaveTextContent('two seats')
    await user.click(within(article).getByRole('button', { name: 'Quoted text' }))
    expect(within(article).getByText(/^On the day you wrote:/)).toHaveTextContent('two seats')
  })

  it('has all mails of a conversation whole on paper', async () => {
    const answers = 'Until then everything stays as it is. '.repeat(9)
    const mail = await stored('mail-7')
    if (!mail) throw new Error('The mail is gone')
    await mailDatabase.mails.put({ ...mail, message: `${answers}The end.` })
    await open('?mail=mail-8')
    const article = await screen.findByRole('article')
    expect(within(article).queryByText(/The end\.$/)).not.toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(within(article).getByText(/The end\.$/)).toBeVisible()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(within(article).queryByText(/The end\.$/)).not.toBeInTheDocument()
  })

  it('has no barrier, beside the list and while writing', async () => {
    const { container } = await open('?mail=mail-1&compose=new')
    await rows()
    await screen.findByRole('article')
    await screen.findByRole('dialog', { name: 'Compose' })
    await waitFor(async () => expect((await stored('mail-1'))?.isRead).toBe(true))
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('writing', () => {
  it('keeps every change, and finds it again', async () => {
    const { user, unmount } = await open()
    await user.click(await screen.findByRole('button', { name: 'Compose' }))
    await user.type(await field('Subject'), 'Hello')
    await user.type(await field('Message'), 'สวัสดี <b>')
    await screen.findByText('Draft saved')
    const path = address() ?? ''
    unmount()
    await renderDemo(<MailPage />, { path })
    expect(await field('Message')).toHaveValue('สวัสดี <b>')
    expect(await field('Subject')).toHaveValue('Hello')
  })

  it('sends to valid addresses only, and takes it back by UNDO', async () => {
    const { user } = await open('?compose=new')
    // A whole letter pasted there is named by its beginning.
    await user.click(await to())
    await user.paste('😀'.repeat(400))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText(`“${'😀'.repeat(60)}…” is not an email address.`)).toBeVisible()
    await user.type(await to(), '{Backspace}mali')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText('“mali” is not an email address.')).toBeVisible()
    expect(await to()).toHaveFocus()
    await user.type(await to(), '{Backspace}mali@example.com')
    await user.type(await field('Subject'), 'Hi')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await toast(/Sent, within this device only/)
    expect(await stored('new')).toMatchObject({ sent: true, draft: false })
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    expect(await screen.findByText('mali@example.com')).toBeVisible()
    expect(await stored('new')).toMatchObject({ sent: false, draft: true })
  })

  it.each([
    ['Send', /Sent, within this device only/],
    ['Discard the draft', /moved to trash/],
  ])('says what was done by “%s”, however long its window takes to go', async (name, done) => {
    const close = vi.fn<() => void>()
    function Staying() {
      const actions = useMailActions()
      const open = { draftId: 'new', writeTo: 'mali@example.com', begun: null, actions }
      return <Compose {...open} onClose={close} onOpen={() => {}} />
    }
    const { user } = await renderDemo(<Staying />)
    await user.type(await field('Subject'), 'Hi')
    await screen.findByText('Draft saved')
    const told: string[] = []
    const watch = new MutationObserver(() => told.push(document.body.textContent))
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2))
    expect(await screen.findByText(done)).toBeVisible()
    watch.disconnect()
    expect(told.join()).not.toMatch(/sent or deleted elsewhere/)
  })

  it('sends once, pressed twice', async () => {
    const calls = answerDemo()
    const { user } = await open('?compose=new')
    await user.type(await to(), 'mali@example.com')
    await user.type(await field('Subject'), 'Hi')
    await user.dblClick(screen.getByRole('button', { name: 'Send' }))
    await toast(/Sent, within this device only/)
    expect(calls.filter(({ path }) => path === mailChangePaths.send)).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'UNDO' })).toBeVisible()
  })

  it('leaves out a pasted text that is longer than a mail may be, and says so', async () => {
    const { user } = await open('?compose=new')
    const message = await field('Message')
    await user.type(message, 'Hello')
    await user.paste('x'.repeat(100_000))
    expect(screen.getByRole('alert')).toHaveTextContent(/^No more than 100,000 characters/)
    expect(message).toHaveValue('Hello')
    await user.type(message, '!')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.tripleClick(message)
    await user.paste('x'.repeat(1000))
    expect(message).toHaveValue('x'.repeat(1000))
  })

  it('says when it could not be kept, and tries again', async () => {
    answerDemo({ [mailChangePaths.saveDraft]: brokenCall })
    const { user, store } = await open('?compose=new')
    await user.type(await field('Subject'), 'Hi')
    expect(await screen.findByText(/Not saved: /)).toBeVisible()
    store.dispatch(changeAppearance({ locale: 'fr' }))
    expect(await screen.findByText(/Non enregistré : L’opération a échoué/)).toBeVisible()
    store.dispatch(changeAppearance({ locale: 'en' }))
    await screen.findByText(/Not saved: /)
    answerDemo()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Draft saved')
    expect((await stored('new'))?.subject).toBe('Hi')
  })

  it('closed, it leaves the focus where it was begun', async () => {
    const { user } = await open()
    const compose = await screen.findByRole('button', { name: 'Compose' })
    await user.click(compose)
    await user.type(await field('Subject'), 'Kept')
    await user.click(screen.getByRole('button', { name: 'Close, the draft is kept' }))
    await waitFor(() => expect(compose).toHaveFocus())
  })

  it('folds up, and comes back as it was', async () => {
    const { user } = await open('?compose=new')
    await user.type(await field('Subject'), 'Kept')
    await user.click(screen.getByRole('button', { name: 'Minimise' }))
    expect(screen.queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Open again' }))
    expect(await field('Subject')).toHaveValue('Kept')
  })

  it('is written on where one was, in a larger window too', async () => {
    const { user } = await open('?compose=mail-10')
    const message = await field('Message')
    await user.click(message)
    await user.keyboard('{Control>}{End}{/Control}')
    await user.keyboard('One')
    await user.click(screen.getByRole('button', { name: 'Full size' }))
    await waitFor(async () => expect(await field('Message')).toHaveFocus())
    await user.keyboard(' two')
    expect(await field('Message')).toHaveDisplayValue(/One two$/)
  })

  it('takes each of several files, and is not sent before they are there', async () => {
    const { user } = await open('?compose=mail-10')
    const message = await field('Message')
    const drop = (name: string) =>
      fireEvent.drop(message, {
        dataTransfer: { files: [new File(['hello'], name)], types: ['Files'] },
      })
    drop('one.txt')
    drop('two.txt')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await toast(/Sent, within this device only/)
    const sent = await stored('mail-10')
    expect(sent?.attachments.map(({ title }) => title)).toEqual(['one.txt', 'two.txt'])
  })

  it('takes files within the limits', async () => {
    const { user } = await open('?compose=new')
    await to()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const large = new File([new Uint8Array(1_100_000)], 'large.bin')
    await user.upload(input ?? document.createElement('input'), [
      new File(['hello'], 'hello.txt'),
      large,
    ])
    expect(await screen.findByText('hello.txt')).toBeVisible()
    expect(screen.getByText('5 bytes')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/At most 5 files/)
    await user.click(screen.getByRole('button', { name: 'Remove hello.txt' }))
    await waitFor(() => expect(screen.queryByText('hello.txt')).not.toBeInTheDocument())

    const dataTransfer = { files: [new File(['hello'], 'dropped.txt')], types: ['Files'] }
    fireEvent.drop(await field('Message'), { dataTransfer })
    expect(await screen.findByText('dropped.txt')).toBeVisible()
  })

  it('takes files beside a folder, which is said', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    await open('?compose=new')
    const files = [unreadable('Holiday'), new File(['hello'], 'after.txt')]
    fireEvent.drop(await field('Message'), { dataTransfer: { files, types: ['Files'] } })
    expect(await screen.findByText('after.txt')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/“Holiday” cannot be read/)
    expect(screen.getByRole('button', { name: 'Remove after.txt' })).toBeEnabled()
    expect(warned).toHaveBeenCalledWith('A file cannot be read', expect.anything())
    warned.mockRestore()
  })
})

describe('the keys', () => {
  it('mean the same while the keyboard writes Thai', async () => {
    const { user } = await open()
    await rows()
    fireEvent.keyDown(document.body, { key: '่', code: 'KeyJ' })
    const first = await row(/weekend cashback/)
    expect(first).toHaveFocus()
    fireEvent.keyDown(first, { key: '๒', code: 'Digit3', shiftKey: true })
    await toast(/Mail moved to trash/)
    fireEvent.keyDown(document.body, { key: 'ผ', code: 'KeyZ', ctrlKey: true })
    expect(await row(/weekend cashback/)).toBeVisible()
    fireEvent.keyDown(document.body, { key: 'แ', code: 'KeyC' })
    expect(await screen.findByRole('dialog')).toBeVisible()
    await user.keyboard('{Escape}')
  })

  it('go through the list, open, star, throw away, search and help', async () => {
    const { user } = await open()
    await rows()
    await user.keyboard('j')
    expect(await row(/weekend cashback/)).toHaveFocus()
    await user.keyboard('j{ArrowDown}k')
    expect(await row(/one document is missing/)).toHaveFocus()
    await user.keyboard('s')
    await waitFor(async () => expect((await stored('mail-2'))?.starred).toBe(false))
    await user.keyboard('#')
    await toast(/Mail moved to trash/)
    await user.keyboard('/')
    expect(screen.getByRole('textbox', { name: 'Search mail' })).toHaveFocus()
    await user.keyboard('jc')
    expect(screen.getByRole('textbox', { name: 'Search mail' })).toHaveValue('jc')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    act(() => screen.getByRole('textbox', { name: 'Search mail' }).blur())
    fireEvent.keyDown(document.body, { key: '?' })
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await user.click(within(help).getByRole('switch', { name: 'Single keys work' }))
    await user.click(within(help).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    fireEvent.keyDown(document.body, { key: 'c' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    localStorage.clear()
  })
})

it('in drafts the keys do what the buttons there do, and to what a search finds what those of a search do', async () => {
  const { user } = await open('?place=draft')
  await rows('Drafts')
  await user.keyboard('je!')
  // Thrown away by its own key alone.
  expect((await stored('mail-10'))?.trash).toBe(false)
  await user.keyboard('#')
  await waitFor(async () => expect((await stored('mail-10'))?.trash).toBe(true))
  await user.type(await field('Search mail'), 'weekend cashback')
  const found = await row(/weekend cashback/)
  act(() => found.focus())
  await user.keyboard('e')
  await waitFor(async () =>
    expect(await stored('mail-1')).toMatchObject({ archived: true, trash: false }),
  )
})

it('the key of the archive leaves alone what was sent, which stays where it is', async () => {
  await mailDatabase.mails.update('mail-8', { sent: true })
  const { user } = await open('?place=sent')
  await rows('Sent')
  await user.keyboard('je#')
  await toast(/moved to trash/)
  expect(screen.queryByText(/archived/)).not.toBeInTheDocument()
  expect(await stored('mail-8')).toMatchObject({ trash: true, archived: false })
})

it('the keys of star and flag concern all that are chosen', async () => {
  const { user } = await open()
  await rows()
  await user.keyboard('jxjjxs')
  await waitFor(async () => expect((await stored('mail-3'))?.starred).toBe(true))
  expect((await stored('mail-1'))?.starred).toBe(true)
  await user.keyboard('i')
  await waitFor(async () => expect((await stored('mail-3'))?.important).toBe(true))
  // Where all have it already it is taken away; the menu says so.
  await user.keyboard('s')
  await waitFor(async () => expect((await stored('mail-3'))?.starred).toBe(false))
  expect((await stored('mail-1'))?.starred).toBe(false)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Star' })).toBeVisible()
  await user.click(await screen.findByRole('menuitem', { name: 'Not important' }))
  await waitFor(async () => expect((await stored('mail-1'))?.important).toBe(false))
  expect((await stored('mail-3'))?.important).toBe(false)
})

it('another folder begins at its beginning, wherever this one was left', async () => {
  const { user } = await open()
  await rows()
  const go = async (place: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Folders and labels' }))
    const drawer = await screen.findByRole('dialog', { name: 'Mail' })
    await user.click(within(drawer).getByRole('link', { name: place }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  await go(/^All mail/)
  await rows('All mail')
  await go(/^Inbox/)
  await rows()
  const list = document.querySelector('[data-mail-list]')
  if (list) list.scrollTop = 300
  await go(/^All mail/)
  await rows('All mail')
  expect(document.querySelector('[data-mail-list]')?.scrollTop).toBe(0)
})

describe('the key of the star', () => {
  it('clears the whole conversation where any of it has one, as the row does', async () => {
    const { user } = await open('?mail=mail-7')
    const star = await screen.findByRole('button', { name: /^Star: Friday/ })
    const mails = within(await screen.findByRole('article'))
    await user.click(mails.getAllByRole('button', { name: 'Star' }).at(-1) ?? star)
    await waitFor(async () => expect((await stored('mail-8'))?.starred).toBe(true))
    expect(star).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard('s')
    await waitFor(async () => expect((await stored('mail-8'))?.starred).toBe(false))
    expect((await stored('mail-7'))?.starred).toBe(false)
    // An answer that was on its way may still show what was before.
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'))
    await user.keyboard('s')
    await waitFor(async () => expect((await stored('mail-7'))?.starred).toBe(true))
  })
})

describe('recipients', () => {
  it('are suggested from the contacts, pasted as a list, taken back one by one', async () => {
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

  it('are parted by spaces too, typed or pasted', async () => {
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

  it('are as many as fit, whole ones, and what was left out is said', async () => {
    const { user } = await open('?compose=new')
    await user.click(await to())
    await user.paste('somebody@example.com, '.repeat(455))
    expect(screen.getByText('No more than 10,000 characters fit in here.')).toBeVisible()
    await user.click(await field('Subject'))
    await user.paste('x'.repeat(1001))
    expect(screen.getByText('No more than 1,000 characters fit in here.')).toBeVisible()
    // Nobody writes to them now.
    expect(screen.getAllByRole('button', { name: /^somebody/ })).toHaveLength(12)
    expect(screen.getByText('+442')).toBeVisible()
    await screen.findByText('Draft saved')
    await waitFor(async () =>
      expect((await stored('new'))?.profile.to).toMatch(/^(somebody@example.com, ){453}\S+\.com$/),
    )
  })

  it('that are highlighted are chosen by Tab too, on the way to the next field', async () => {
    const { user } = await open('?compose=new')
    await user.type(await to(), 'hana')
    await screen.findByRole('option', { name: /tanuki-analytics/ })
    await user.tab()
    expect(screen.getByRole('button', { name: 'Hana Kobayashi' })).toBeVisible()
    expect(screen.queryByText(/is not an email address/)).not.toBeInTheDocument()
    expect(await to()).not.toHaveFocus()
  })

  it('of copies may be taken back to the last, and others named in their place', async () => {
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

  it('of copies have fields of their own, and an empty subject is asked about', async () => {
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

it('a draft sends only what was touched, and follows what another tab writes', async () => {
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

it('a draft says what another tab wrote in the same field, and takes that on request', async () => {
  const { user, store } = await open('?compose=new')
  await user.type(await field('Subject'), 'Here')
  await user.type(await field('Message'), 'Mine')
  await screen.findByText('Draft saved')
  const draft = await stored('new')
  if (!draft) throw new Error('The draft is gone')
  await mailDatabase.mails.put({ ...draft, subject: 'There', message: 'Theirs' })
  await user.type(await field('Subject'), '!')
  // Heard of before what is typed here is kept, or not at all.
  store.dispatch(api.util.invalidateTags(['Mail']))
  const clash = await screen.findByText(/^This replaces .*elsewhere/)
  expect(clash).toHaveTextContent('There')
  // What only the other one wrote is no clash.
  await waitFor(async () => expect(await field('Message')).toHaveValue('Theirs'))
  expect(await field('Subject')).toHaveValue('Here!')
  await user.click(within(clash).getByRole('button', { name: 'Use that' }))
  expect(await field('Subject')).toHaveValue('There')
  expect(await field('Subject')).toHaveFocus()
  await user.type(await field('Subject'), '?')
  await waitFor(async () => expect((await stored('new'))?.subject).toBe('There?'))
  await screen.findByText('Draft saved')
  expect(screen.queryByText(/^This replaces/)).not.toBeInTheDocument()
})

it('a draft that another tab sends closes with a word, and not before all that is typed is kept', async () => {
  const { user, store } = await open('?compose=new')
  await user.type(await field('Subject'), 'Here')
  await screen.findByText('Draft saved')
  const draft = await stored('new')
  if (!draft) throw new Error('The draft is gone')
  await user.type(await field('Subject'), ' and more')
  await mailDatabase.mails.put({ ...draft, draft: false, sent: true })
  store.dispatch(api.util.invalidateTags(['Mail']))
  expect(await screen.findByText(/^Not saved: /)).toBeVisible()
  expect(await field('Subject')).toHaveValue('Here and more')

  await mailDatabase.mails.put(draft)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
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

it('a draft keeps its foot, where it is sent, to its buttons: what is told stands at the top', async () => {
  const { store } = await open('?compose=new')
  await field('Subject')
  act(() => void store.dispatch(openToast({ message: 'Told meanwhile' })))
  const told = await toast(/Told meanwhile/)
  expect(told.closest('.MuiSnackbar-root')).toHaveClass('MuiSnackbar-anchorOriginTopRight')
})

describe('out of the inbox', () => {
  it('is what was archived, with UNDO; the focus stays in the list', async () => {
    const { user } = await open('?mail=mail-1')
    await user.click(await screen.findByRole('button', { name: 'Archive' }))
    await waitFor(async () => expect(await rows()).toHaveLength(7))
    // The list shows it at once, the store once it is answered.
    await waitFor(async () => expect(await stored('mail-1')).toMatchObject({ archived: true }))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await rows()).toHaveLength(8))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-mail', 'mail-1'))
  })

  it('stays where another window has put it since: UNDO says so, and what is told there stays true', async () => {
    const { user } = await open('?mail=mail-1')
    await user.click(await screen.findByRole('button', { name: 'Archive' }))
    await toast(/Mail archived/)
    const lastMove = { moveId: 'other', from: 'archive' as const }
    await mailDatabase.mails.update('mail-1', { trash: true, archived: false, lastMove })
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await toast(/in another window since/)
    expect(await stored('mail-1')).toMatchObject({ trash: true })
    expect(await rows()).toHaveLength(7)
  })

  it('is what a finger strokes away, either way; not what it scrolls past, nor where there is no archive', async () => {
    const { user } = await open()
    const list = (await screen.findByRole('list', { name: 'Inbox' })).parentElement
    await waitFor(() => expect(list?.style.touchAction).toMatch(/^pan-y/))
    await swipe(/Planned maintenance/, [90, 120])
    await swipe(/Planned maintenance/, [40, 0])
    await swipe(/weekend cashback/, [-160, 20])
    await waitFor(async () => expect(await stored('mail-1')).toMatchObject({ archived: true }))
    expect(await rows()).toHaveLength(7)
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await rows()).toHaveLength(8))
    await swipe(/weekend cashback/, [160, 0])
    await waitFor(async () => expect(await rows()).toHaveLength(7))
    expect(await stored('mail-4')).toMatchObject({ archived: false })
    await user.click(screen.getByRole('button', { name: 'Folders and labels' }))
    await user.click(await screen.findByRole('link', { name: /Spam/ }))
    await rows('Spam')
    expect(list?.style.touchAction).toBe('')
  })

  it('among mails of several folders a stroke archives what is in the inbox, which stays there, and nothing else', async () => {
    const { user } = await open('?place=all')
    const list = (await screen.findByRole('list', { name: 'All mail' })).parentElement
    await waitFor(() => expect(list?.style.touchAction).toMatch(/^pan-y/))
    const all = (await rows('All mail')).length
    const sent = await screen.findAllByRole('link', { name: /Sent/ })
    const id = sent[0]?.dataset['mail'] ?? ''
    const before = await stored(id)
    await swipe(new RegExp(before?.subject ?? ''), [-160, 0])
    await swipe(/weekend cashback/, [-160, 0])
    expect(await screen.findByText('Mail archived')).toBeVisible()
    await waitFor(async () => expect(await stored('mail-1')).toMatchObject({ archived: true }))
    expect(await stored(id)).toEqual(before)
    expect(await row(/weekend cashback/)).toHaveTextContent('Archive')
    expect(await rows('All mail')).toHaveLength(all)
    await swipe(/weekend cashback/, [-160, 0])
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await row(/weekend cashback/)).toHaveTextContent('Inbox'))
  })

  it('a mail can be read once more: unread again it is closed, and its row has the focus', async () => {
    const { user } = await open('?mail=mail-4')
    await user.click(await screen.findByRole('button', { name: 'Mark as unread' }))
    await waitFor(async () => expect((await stored('mail-4'))?.isRead).toBe(false))
    expect(address()).toBe('/app/mail')
    await waitFor(async () => expect(await row(/Planned maintenance/)).toHaveFocus())
  })

  it('a search finds in all folders, says in which, and can be kept to one', async () => {
    const { user } = await open('?q=neon+mahjong')
    expect(await screen.findByText('Found in: all folders')).toBeVisible()
    const [hit] = await rows()
    expect(within(hit ?? document.body).getByText('Trash')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Only in Inbox' }))
    expect(await screen.findByText('Nothing found')).toBeVisible()
  })
})
