import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '#api/client/api'
import { contactPaths } from '#contract/contacts/contacts'
import { ContactCardsPage } from '#features/contacts/ContactCardsPage'
import { ContactListPage } from '#features/contacts/ContactListPage'
import { dropUnsaved, hasUnsaved } from '#lib/unsaved'
import { chatDatabase } from '#mocks/chat/database'
import { contactsDatabase } from '#mocks/contacts/database'
import {
  answerDemo,
  asksBeforeLeaving,
  brokenCall,
  loseFirstAnswer,
  renderDemo,
  resetDemo,
} from '../demoPages'

beforeEach(() => resetDemo(contactsDatabase, chatDatabase))

const cards = (path = '/app/contact/c-card') => renderDemo(<ContactCardsPage />, { path })
const list = (path = '/app/contact/c-list') => renderDemo(<ContactListPage />, { path })
const address = () => screen.getByTestId('address').textContent
const card = (name: RegExp) => screen.findByRole('button', { name })
const panel = () => screen.findByRole('dialog', { name: /./ })

async function addMany(count: number): Promise<void> {
  const first = await contactsDatabase.contacts.get('u1')
  await contactsDatabase.table('contacts').bulkPut(
    Array.from({ length: count }, (_, index) => ({
      ...first,
      id: `x${index}`,
      name: `${String.fromCodePoint(65 + (index % 26))}${index}`,
    })),
  )
}

async function expectNoA11yViolations(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

describe('the contact cards', () => {
  it('show all contacts, ordered by name', async () => {
    await cards()
    const all = await screen.findByRole('list', { name: 'Contacts' })
    // At first only as many as fit on the screen.
    await waitFor(() => expect(within(all).getAllByRole('button')).toHaveLength(13))
    expect(within(all).getAllByRole('button')[0]).toHaveTextContent(/Ananya Suksawat/)
    expect(screen.getByText('13 contacts')).toBeVisible()
    await expectNoA11yViolations()
  })

  it('are searched by name, company, role, mail and phone without accents, and the address keeps it', async () => {
    const { user } = await cards()
    await card(/Ananya/)
    const search = screen.getByRole('searchbox', { name: 'Search contacts' })
    for (const [wanted, name] of [
      ['zoltan', /Zoltán Szabó/],
      ['danube test', /Zoltán Szabó/],
      ['sudarat@', /สุดารัตน์/],
      ['tanuki', /Hana Kobayashi/],
      ['6655501', /Hana/],
    ] as const) {
      await user.clear(search)
      await user.type(search, wanted === '6655501' ? '8165550' : wanted)
      expect(await screen.findByText('1 contact')).toBeVisible()
      expect(await card(name)).toBeVisible()
    }
    await waitFor(() => expect(address()).toBe('/app/contact/c-card?q=8165550'))
    await user.clear(search)
    await user.type(search, 'nobody at all')
    expect(await screen.findByText('Nobody found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(await screen.findByText('13 contacts')).toBeVisible()
  })

  it('open a contact from the address, with links to reach the person', async () => {
    await cards('/app/contact/c-card?id=u8')
    const opened = await screen.findByRole('dialog', { name: 'Hana Kobayashi' })
    expect(within(opened).getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    )
    const address = 'hana@tanuki-analytics.example'
    for (const name of ['Email', address]) {
      expect(within(opened).getByRole('link', { name })).toHaveAttribute(
        'href',
        `/app/mail?to=${encodeURIComponent(address)}`,
      )
    }
    expect(await within(opened).findByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      '/app/chat?user=u8',
    )
    await expectNoA11yViolations()
  })

  it('say that the contact in the address does not exist, and link back', async () => {
    const { user } = await cards('/app/contact/c-card?id=%3Cb%3E')
    expect(await screen.findByText('Contact not found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to all contacts' }))
    expect(address()).toBe('/app/contact/c-card')
  })

  it('delete a contact and restore it by UNDO', async () => {
    const { user } = await cards('/app/contact/c-card?id=u8')
    await user.click(within(await panel()).getByRole('button', { name: 'Delete contact' }))
    expect(await screen.findByText('12 contacts')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await screen.findByText('13 contacts')).toBeVisible()
    expect(await card(/Hana Kobayashi/)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'contact-u8'))
  })

  it('move the focus to the next card after a delete, and to the list if a restored card is hidden', async () => {
    const { user } = await cards()
    await user.click(await card(/Hana Kobayashi/))
    await user.click(within(await panel()).getByRole('button', { name: 'Delete contact' }))
    expect(await screen.findByText('12 contacts')).toBeVisible()
    await waitFor(async () => expect(await card(/Isabel Fuentes/)).toHaveFocus())
    const search = screen.getByRole('searchbox', { name: 'Search contacts' })
    await user.type(search, 'Isabel')
    expect(await screen.findByText('1 contact')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(screen.getByRole('list', { name: 'Contacts' })).toHaveFocus())
    await user.clear(search)
    expect(await card(/Hana Kobayashi/)).toBeVisible()
  })

  it('take any characters in a name and show them as text', async () => {
    const { user } = await cards()
    await user.click(await screen.findByRole('button', { name: 'Add contact' }))
    const form = await screen.findByRole('dialog', { name: 'Add contact' })
    const name = '<b>مريم</b> 👩‍🚀 ก็'
    expect(within(form).getByRole('textbox', { name: /^Name/ })).toHaveFocus()
    await user.keyboard(name)
    expect(hasUnsaved()).toBe(true)
    expect(asksBeforeLeaving()).toBe(true)
    // A user who insists on the new version has been asked already.
    dropUnsaved()
    expect(asksBeforeLeaving()).toBe(false)
    await user.dblClick(within(form).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('14 contacts')).toBeVisible()
    expect(await screen.findByRole('heading', { name, hidden: true })).toBeInTheDocument()
    expect(hasUnsaved()).toBe(false)
    expect(asksBeforeLeaving()).toBe(false)
    expect(await contactsDatabase.contacts.where('id').startsWith('').count()).toBe(14)
  })

  it('keep the focus on the picture field when the picture is removed', async () => {
    const { user } = await cards('/app/contact/c-card?id=u8')
    await user.click(within(await panel()).getByRole('button', { name: 'Edit contact' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit contact' }))
    await user.click(form.getByRole('button', { name: 'Remove the picture' }))
    expect(form.getByLabelText('Choose a picture')).toHaveFocus()
  })

  it('save a picture that is still being drawn, and refuse one that cannot be read', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const draw = vi.fn<() => Promise<object>>(() => promise)
    vi.stubGlobal('createImageBitmap', draw)
    const picture = new File(['drawn'], 'photo.png', { type: 'image/png' })
    const canvas = { fillRect: () => {}, drawImage: () => {} }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object(canvas))
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(picture))
    onTestFinished(() => void vi.unstubAllGlobals())
    const { user, store } = await cards('/app/contact/c-card?id=u8')
    await contactsDatabase.contacts.update('u8', { avatar: '' })
    await user.click(within(await panel()).getByRole('button', { name: 'Edit contact' }))
    const form = await screen.findByRole('dialog', { name: 'Edit contact' })
    const chooser = within(form).getByLabelText('Choose a picture')
    const save = within(form).getByRole('button', { name: 'Save' })
    draw.mockRejectedValueOnce(new Error('No picture'))
    await user.upload(chooser, picture)
    await within(form).findByRole('alert')
    await user.upload(chooser, picture)
    await user.click(save)
    expect(save).toHaveAttribute('aria-busy', 'true')
    resolve({ width: 1, height: 1, close: () => {} })
    await waitFor(() => expect(form).not.toBeInTheDocument())
    const inline = 'data:image/jpeg;base64,ZHJhd24='
    expect(await contactsDatabase.contacts.get('u8')).toMatchObject({ avatar: inline })

    // A change in another window leaves the picture chosen here.
    await contactsDatabase.contacts.update('u8', { avatar: '' })
    act(() => void store.dispatch(api.util.invalidateTags(['Contact'])))
    await user.click(within(await panel()).getByRole('button', { name: 'Edit contact' }))
    const again = within(await screen.findByRole('dialog', { name: 'Edit contact' }))
    await user.upload(again.getByLabelText('Choose a picture'), picture)
    await again.findByRole('button', { name: 'Remove the picture' })
    await contactsDatabase.contacts.update('u8', { role: 'Changed there' })
    act(() => void store.dispatch(api.util.invalidateTags(['Contact'])))
    await waitFor(() => expect(again.getByLabelText('Role')).toHaveValue('Changed there'))
    expect(again.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
  })

  it('report that a field is full', async () => {
    const { user } = await cards('/app/contact/c-card?id=u8')
    await user.click(within(await panel()).getByRole('button', { name: 'Edit contact' }))
    const company = within(await screen.findByRole('dialog', { name: 'Edit contact' })).getByRole(
      'textbox',
      { name: 'Company' },
    )
    await user.click(company)
    await user.paste('x'.repeat(2000))
    expect(company).toHaveAccessibleDescription('No more than 1,000 characters fit in here.')
  })

  it('validate the input, keep it when saving fails and ask before dropping it', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await cards('/app/contact/c-card?id=u8')
    await user.click(within(await panel()).getByRole('button', { name: 'Edit contact' }))
    const form = await screen.findByRole('dialog', { name: 'Edit contact' })
    const mail = within(form).getByRole('textbox', { name: 'Work email' })
    await user.clear(mail)
    await user.type(mail, 'not a mail')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(mail).toHaveAccessibleDescription(/Write an email address/)
    expect(mail).toHaveFocus()
    await user.clear(mail)
    await user.type(mail, 'hana@new.example')
    const calls = answerDemo({ [contactPaths.modify]: brokenCall })
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByRole('alert')).toHaveTextContent(/could not be saved/)
    expect(mail).toHaveValue('hana@new.example')
    // Only the changed fields are sent.
    expect(calls.find(({ path }) => path === contactPaths.modify)?.body).toEqual({
      id: 'u8',
      work_email: 'hana@new.example',
      was: { work_email: 'hana@tanuki-analytics.example' },
    })
    await user.click(within(form).getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    answerDemo()
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Hana Kobayashi was saved.')).toBeVisible()
    expect((await contactsDatabase.contacts.get('u8'))?.work_email).toBe('hana@new.example')
  })

  it('shorten a very long name in the toast', async () => {
    const { user } = await cards('/app/contact/c-card?id=u8')
    await user.click(within(await panel()).getByRole('button', { name: 'Edit contact' }))
    const form = await screen.findByRole('dialog', { name: 'Edit contact' })
    const name = within(form).getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.click(name)
    await user.paste('A'.repeat(1000))
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^A+…? was saved\.$/)).toHaveTextContent(/^A{59}… was saved\.$/)
  })

  it('add a contact once, however often it is sent again after a lost answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await cards()
    await card(/Ananya/)
    await user.click(screen.getByRole('button', { name: 'Add contact' }))
    const form = await screen.findByRole('dialog', { name: 'Add contact' })
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Once Only')
    loseFirstAnswer(contactPaths.modify, 2)
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByRole('alert')).toHaveTextContent(/could not be saved/)
    await user.type(within(form).getByRole('textbox', { name: 'Company' }), 'Aye Ltd')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Once Only was saved.')).toBeVisible()
    const rows = await contactsDatabase.contacts.toArray()
    expect(rows.filter(({ name }) => name === 'Once Only')).toMatchObject([{ company: 'Aye Ltd' }])
    expect(rows).toHaveLength(14)
  })

  it('follow another tab’s changes and keep the text typed here', async () => {
    const { user, store } = await cards('/app/contact/c-card?id=u8')
    await user.click(within(await panel()).getByRole('button', { name: 'Edit contact' }))
    const form = await screen.findByRole('dialog', { name: 'Edit contact' })
    const mail = within(form).getByRole('textbox', { name: 'Work email' })
    await user.clear(mail)
    await user.type(mail, 'hana@here.example')
    const elsewhere = { company: 'Of another tab', work_email: 'hana@there.example' }
    await contactsDatabase.contacts.update('u8', elsewhere)
    store.dispatch(api.util.invalidateTags(['Contact']))
    const company = within(form).getByRole('textbox', { name: 'Company' })
    await waitFor(() => expect(company).toHaveValue('Of another tab'))
    expect(mail).toHaveValue('hana@here.example')
    // A field changed on both sides is shown as a conflict.
    expect(within(form).getByRole('status')).toHaveTextContent(/will replace.*hana@there\.example/)
    const calls = answerDemo()
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    expect(calls.find(({ path }) => path === contactPaths.modify)?.body).toEqual({
      id: 'u8',
      work_email: 'hana@here.example',
      was: { work_email: 'hana@there.example' },
    })
  })

  it('refuse to overwrite another tab’s change that has not been seen yet', async () => {
    const { user } = await cards('/app/contact/c-card?id=u8')
    await user.click(within(await panel()).getByRole('button', { name: 'Edit contact' }))
    const form = await screen.findByRole('dialog', { name: 'Edit contact' })
    const mail = within(form).getByRole('textbox', { name: 'Work email' })
    await user.clear(mail)
    await user.type(mail, 'hana@here.example')
    await contactsDatabase.contacts.update('u8', { work_email: 'hana@there.example' })
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByRole('alert')).toHaveTextContent(/was changed elsewhere/)
    await user.click(await within(form).findByRole('button', { name: 'Use that' }))
    expect(mail).toHaveValue('hana@there.example')
    expect(mail).toHaveFocus()
    expect(within(form).queryByRole('status')).not.toBeInTheDocument()
    expect(within(form).queryByRole('alert')).not.toBeInTheDocument()
    expect(hasUnsaved()).toBe(false)
    await user.type(mail, '.test')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    expect((await contactsDatabase.contacts.get('u8'))?.work_email).toBe('hana@there.example.test')
  })

  it('report in the user’s language that the contact was deleted elsewhere', async () => {
    const { user } = await cards('/app/contact/c-card?id=u8')
    await user.click(within(await panel()).getByRole('button', { name: 'Edit contact' }))
    const form = await screen.findByRole('dialog', { name: 'Edit contact' })
    await user.type(within(form).getByRole('textbox', { name: 'Role' }), '!')
    await contactsDatabase.contacts.delete('u8')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      /^The contact could not be saved\. Your text is still here\. Contact not found$/,
    )
  })

  it('report another tab’s deletion at once and save the typed text as a new contact', async () => {
    const { user, store } = await cards('/app/contact/c-card?id=u8')
    const before = await contactsDatabase.contacts.get('u8')
    await user.click(within(await panel()).getByRole('button', { name: 'Edit contact' }))
    const form = await screen.findByRole('dialog', { name: 'Edit contact' })
    await user.type(within(form).getByRole('textbox', { name: 'Role' }), '!')
    await contactsDatabase.contacts.delete('u8')
    store.dispatch(api.util.invalidateTags(['Contact']))
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'This was deleted elsewhere. Your text is still here.',
    )
    expect(form).toHaveAccessibleName('Add contact')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    const all = await contactsDatabase.contacts.toArray()
    const added = all.filter(({ name }) => name === before?.name)
    expect(added).toEqual([{ ...before, id: added[0]?.id, role: `${before?.role}!` }])
    expect(added[0]?.id).not.toBe('u8')
    expect(await screen.findByRole('heading', { name: before?.name ?? '' })).toBeVisible()
  })

  it('skip damaged records and offer a retry when loading fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    await contactsDatabase.table('contacts').put({ id: 'u1', name: null })
    answerDemo({ [contactPaths.list]: brokenCall })
    const { user } = await cards()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answerDemo()
    await user.click(retry)
    expect(await screen.findByText('1 damaged record was left out.')).toBeVisible()
    expect(screen.getByText('12 contacts')).toBeVisible()
  })
})

describe('the contact list', () => {
  it('groups by letters of any script and jumps to them', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { user } = await list()
    await card(/Ananya/)
    const letters = screen.getByRole('toolbar', { name: 'Jump to a letter' })
    expect(letters).toHaveTextContent('ABCDFGHIKLNZส')
    expect(within(screen.getByRole('region', { name: 'ส' })).getByRole('button')).toHaveTextContent(
      'สุดารัตน์ ทองดี',
    )
    await user.click(within(letters).getByRole('button', { name: 'Jump to K' }))
    expect(scroll).toHaveBeenCalledOnce()
    expect(screen.getByRole('heading', { name: 'K' })).toHaveFocus()
    await user.click(within(letters).getByRole('button', { name: 'Jump to A' }))
    within(letters).getByRole('button', { name: 'Jump to A' }).focus()
    await user.keyboard('{ArrowDown}{End}{ArrowUp}')
    expect(within(letters).getByRole('button', { name: 'Jump to Z' })).toHaveFocus()
    await expectNoA11yViolations()
  })

  it('prints all contacts, and renders only the visible ones on the screen', async () => {
    await addMany(100)
    await list()
    expect(await screen.findByText('113 contacts')).toBeVisible()
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
    act(() => void dispatchEvent(new Event('beforeprint')))
    // The first contacts are shown before the whole list is loaded.
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(113))
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
  })

  it('renders only the visible rows of ten thousand', async () => {
    await addMany(10_000)
    const everybody = Promise.withResolvers<void>()
    answerDemo({
      [contactPaths.list]: async ({ path }) => {
        if (path === contactPaths.list) await everybody.promise
      },
    })
    const { user } = await list()
    // The first contacts are shown before the list is complete, and “Nobody found” is not.
    expect(await screen.findByText('10,013 contacts')).toBeVisible()
    const search = screen.getByRole('searchbox', { name: 'Search contacts' })
    await user.type(search, 'Z9983')
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
    expect(screen.queryByText('Nobody found')).not.toBeInTheDocument()
    everybody.resolve()
    expect(await screen.findByText('1 contact')).toBeVisible()
    await user.clear(search)
    expect(await screen.findByText('10,013 contacts')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'A' })).toBeVisible())
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
    const container = screen.getByRole('region', { name: 'A' }).parentElement
    if (container === null) throw new Error('The list has no container')
    container.getBoundingClientRect = () => DOMRect.fromRect({ y: -300_000 })
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(screen.queryByRole('heading', { name: 'A' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
  })
})
