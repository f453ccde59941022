import { fireEvent, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { type FormEvent, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { satangFromBaht } from '#lib/money'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { CopyButton } from '#ui/copy/CopyButton'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog'
import { DataText, DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { BusyButton } from '#ui/form/BusyButton'
import { DayField } from '#ui/form/DayField'
import { Field } from '#ui/form/Field'
import { PasswordField } from '#ui/form/PasswordField'
import { SubmitButton } from '#ui/form/PlainButton'
import { SelectField } from '#ui/form/SelectField'
import { locales } from '#ui/intl/locale'
import { ErrorState, Loading, UpdatedAt } from '#ui/load/LoadArea'
import { FocusKeeper, Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { SkipLink } from '#ui/page/SkipLink'
import { EmptyState, OfflineNote } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { loggedIn } from '../../appStore'
import { renderApp } from '../renderApp'
import { keepAllStyles } from '../styles'

keepAllStyles()

function TypedField({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return <Field label="Phone" name="username" value={value} onChange={setValue} error={error} />
}

/** A list’s filter, which accepts only valid days. */
function TypedDay({ onDay }: { onDay: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>(null)
  function take(next: string | null): void {
    setDay(next)
    onDay(next)
  }
  return <DayField label="From" name="from" value={day} onChange={take} />
}

describe('the Page component', () => {
  it('sets the document title and the heading', async () => {
    await renderApp(<Page title="Dashboard">content</Page>)
    expect(document.title).toBe('Dashboard · Arcade Member')
    const heading = screen.getByRole('heading', { level: 1, name: 'Dashboard' })
    expect(heading).toHaveAttribute('id', 'page-heading')
    heading.focus()
    expect(heading).toHaveFocus()
    // A player’s name of one long word would widen a phone’s page.
    expect(getComputedStyle(heading).getPropertyValue('overflow-wrap')).toBe('anywhere')
  })

  it('has a heading even where none is visible', async () => {
    await renderApp(
      <Page title="Dashboard" headingHidden>
        content
      </Page>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument()
  })

  it('is the target of the skip link', async () => {
    const { user } = await renderApp(
      <>
        <SkipLink />
        <Page title="Dashboard">content</Page>
      </>,
    )
    Element.prototype.scrollIntoView = vi.fn<() => void>()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(location.hash).toBe('')
  })
})

describe('the DayField component', () => {
  it('keeps a half-typed year and reports the day once it is complete', async () => {
    const onDay = vi.fn<(day: string | null) => void>()
    await renderApp(<TypedDay onDay={onDay} />)
    const field = screen.getByLabelText('From')
    // The browser’s values while the digits 2, 0, 2 and 6 are typed.
    for (const typed of ['0002-11-20', '0020-11-20', '0202-11-20']) {
      fireEvent.change(field, { target: { value: typed } })
      expect(field).toHaveValue(typed)
    }
    expect(onDay).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: '2026-11-20' } })
    expect(onDay.mock.calls).toEqual([['2026-11-20']])
    expect(field).toHaveValue('2026-11-20')
  })

  it('returns to the valid day when a year is left half-typed', async () => {
    await renderApp(
      <DayField label="From" name="from" value="2026-11-20" onChange={vi.fn<() => void>()} />,
    )
    const field = screen.getByLabelText('From')
    fireEvent.change(field, { target: { value: '0002-11-20' } })
    fireEvent.blur(field)
    expect(field).toHaveValue('2026-11-20')
  })
})

describe('the Field component', () => {
  it('accepts typed text', async () => {
    const { user } = await renderApp(<TypedField />)
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0812345678')
    expect(screen.getByRole('textbox')).toHaveValue('0812345678')
  })

  it('associates its error with the input', async () => {
    await renderApp(<TypedField error="Too short" />)
    expect(screen.getByRole('textbox')).toBeInvalid()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too short')
  })

  it('exposes its input for moving the focus', async () => {
    const ref = { current: null as HTMLInputElement | null }
    await renderApp(<Field label="Name" name="name" value="" onChange={() => {}} inputRef={ref} />)
    ref.current?.focus()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('passes attributes on for keyboards and password managers', async () => {
    await renderApp(
      <Field
        label="Phone"
        name="username"
        value=""
        onChange={() => {}}
        type="tel"
        autoComplete="username"
        inputMode="tel"
        maxLength={10}
        required
      />,
    )
    const input = screen.getByRole('textbox', { name: /Phone/ })
    expect(input).toHaveAttribute('autocomplete', 'username')
    expect(input).toHaveAttribute('inputmode', 'tel')
    expect(input).toHaveAttribute('maxlength', '10')
    expect(input).toHaveAttribute('type', 'tel')
    expect(input).toBeRequired()
  })
})

it('PasswordField shows and hides the password', async () => {
  const { user } = await renderApp(
    <PasswordField
      label="Password"
      name="password"
      value="secret"
      onChange={() => {}}
      autoComplete="current-password"
    />,
  )
  const input = screen.getByLabelText('Password')
  expect(input).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
})

it('SelectField reports a choice and associates its error with the list', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await renderApp(
    <SelectField
      label="Bank"
      name="bank_name"
      value="a"
      onChange={onChange}
      error="Choose one"
      options={[
        { value: 'a', label: 'A', disabled: true },
        { value: 'b', label: 'B' },
      ]}
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Bank' })
  expect(select).toHaveAccessibleDescription('Choose one')
  expect(select).toBeInvalid()
  await user.selectOptions(select, 'b')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b')
})

it.each([
  ['SubmitButton', (busy: boolean) => <SubmitButton busy={busy}>Send</SubmitButton>],
  [
    'BusyButton',
    (busy: boolean) => (
      <BusyButton type="submit" busy={busy}>
        Send
      </BusyButton>
    ),
  ],
])('%s ignores presses while busy and keeps the focus', async (_, makeButton) => {
  const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Typed" />
      {makeButton(busy)}
    </form>
  )
  const { rerender, user } = await renderApp(form(false))
  const button = screen.getByRole('button', { name: /Send/ })
  await user.click(button)
  expect(send).toHaveBeenCalledTimes(1)
  rerender(form(true))
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await user.keyboard('{Enter} ')
  await user.type(screen.getByLabelText('Typed'), '{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
})

const keptPlace = (isThere: boolean) => (
  <FocusKeeper>
    <p>Around it</p>
    {isThere && <button type="button">Done soon</button>}
  </FocusKeeper>
)

it('the focus of a removed element stays at its place instead of the start of the page', async () => {
  const { rerender, user } = await renderApp(keptPlace(true))
  await user.click(screen.getByRole('button', { name: 'Done soon' }))
  rerender(keptPlace(false))
  expect(document.activeElement).toHaveTextContent('Around it')
  expect(document.activeElement).not.toBe(document.body)
})

async function askToDelete(busy = false) {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  const { user } = await renderApp(
    <ConfirmDialog
      open
      title="Delete it?"
      confirmLabel="Delete"
      destructive
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      This cannot be undone.
    </ConfirmDialog>,
  )
  return { user, onConfirm, onCancel }
}

describe('the ConfirmDialog component', () => {
  it('has a name and a description', async () => {
    await askToDelete()
    const dialog = screen.getByRole('alertdialog', { name: 'Delete it?' })
    expect(dialog).toHaveAccessibleDescription('This cannot be undone.')
  })

  it('confirms or cancels, and Escape cancels', async () => {
    const { user, onConfirm, onCancel } = await askToDelete()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(2)
  })

  it('cannot be closed while the action is running', async () => {
    const { user, onCancel } = await askToDelete(true)
    await user.keyboard('{Escape}')
    expect(onCancel).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  })
})

describe('the components for loading states', () => {
  it('ErrorState shows the error and offers a retry', async () => {
    const onRetry = vi.fn<() => void>()
    const { user } = await renderApp(<ErrorState message="Wrong Services" onRetry={onRetry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong Services')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('UpdatedAt distinguishes a saved copy from a new answer', async () => {
    const noon = Date.parse('2026-11-21T05:00:00Z')
    const { rerender } = await renderApp(<UpdatedAt updatedAt={noon} isStale={false} />)
    expect(screen.getByText(/^As of 21 Nov 2026, 12:00/)).toBeVisible()
    rerender(<UpdatedAt updatedAt={noon} isStale />)
    expect(screen.getByText(/^Saved copy, as of/)).toBeVisible()
  })

  it('Loading says so in words', async () => {
    await renderApp(
      <Loading>
        <SkeletonLines lines={3} />
      </Loading>,
    )
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading')
  })
})

it('user text has its own direction and language, whatever the page’s', async () => {
  await renderApp(<DataText>สายฟ้า (1.5 MB)</DataText>)
  expect(screen.getByText('สายฟ้า (1.5 MB)').matches('bdi[lang=th]')).toBe(true)
})

it.each([false, true])(
  'a button beside a value has the page’s direction (rtl: %s)',
  async (rtl) => {
    const store = loggedIn()
    store.dispatch(changeAppearance({ rtl }))
    const value = <CopyButton value="000000001011" name="account number" />
    await renderApp(<DescriptionList items={[{ label: 'Account', value: <>0000 {value}</> }]} />, {
      store,
    })
    const button = await screen.findByRole('button', { name: /account number/ })
    expect(getComputedStyle(button).direction).toBe(rtl ? 'rtl' : 'ltr')
  },
)

describe('the Money component', () => {
  it.each([
    ['en', '1,250.75 baht'],
    ['fr', '1\u202f250,75 bahts'],
    ['ro', '1.250,75 baht'],
    ['zh', '1,250.75 泰铢'],
    ['th', '1,250.75 บาท'],
  ] as const)('shows in %s the amount %s', async (locale, written) => {
    await renderApp(<Money amount={satangFromBaht(1250.75)} />, { locale })
    expect(document.querySelector('bdi')?.textContent).toBe(written)
  })

  it('shows a dash instead of a zero for an unknown amount', async () => {
    const { container } = await renderApp(<Money amount={null} />)
    expect(container).toHaveTextContent('—not known')
  })
})

it('texts outside the provider throw the error of the specification', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<OfflineNote />)).toThrow('context must be use inside provider')
})

it.each(locales)('the components have no accessibility violations in %s', async (locale) => {
  const { container } = await renderApp(
    <Page title="Title">
      <OfflineNote />
      <SectionCard title="Card" action={<UpdatedAt updatedAt={0} isStale />}>
        <TypedField error="Too short" />
        <PasswordField
          label="Password"
          name="password"
          value=""
          onChange={() => {}}
          autoComplete="new-password"
          hint="Eight letters"
        />
        <SelectField
          label="Bank"
          name="bank"
          value="a"
          onChange={() => {}}
          options={[{ value: 'a', label: 'A' }]}
        />
        <SubmitButton busy={false}>Send</SubmitButton>
        <StatusChip label="Paid" tone="success" />
        <Money amount={null} />
      </SectionCard>
      <SectionCard title="States">
        <ErrorState message="Wrong Services" onRetry={() => {}} />
        <EmptyState message="Make a deposit" />
        <Loading>
          <SkeletonLines lines={2} />
        </Loading>
      </SectionCard>
    </Page>,
    { locale },
  )
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
  expect(container.textContent).not.toMatch(/\bui\./)
})
