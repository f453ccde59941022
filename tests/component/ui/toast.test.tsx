import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '#app/store'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { onToastAction } from '#ui/toast/toastActions'
import { closeToast, defaultToast, openToast, toastTransitions } from '#ui/toast/toastSlice'
import { type Feedback, type Outcome, useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { renderApp } from '../renderApp'

const autoHide = 6000
/** Longer than any closing transition. */
const leaving = 1000

async function renderToasts() {
  const store = makeStore()
  await renderApp(null, { store })
  const open = (toast: Parameters<typeof openToast>[0] = {}) =>
    act(() => {
      store.dispatch(openToast(toast))
    })
  return { store, open }
}

/**
 * Runs a mutation with this result.
 * @returns what its caller receives
 */
async function end(outcome: Outcome<number>, feedback: Feedback<number>) {
  const ended = vi.fn<(result: unknown) => void>()
  function Sender() {
    const run = useMutationFeedback()
    const send = () => run(Promise.resolve(outcome), feedback)
    return <button onClick={() => void send().then(ended)}>Send</button>
  }
  await renderApp(<Sender />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
  return ended
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the toast’s state in the store', () => {
  it('starts closed with the defaults of the specification', () => {
    expect(makeStore().getState().toast).toMatchObject({
      open: false,
      message: 'Note archived',
      anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
      alert: { color: 'primary', variant: 'filled' },
      transition: 'fade',
      close: true,
      variant: 'default',
    })
  })

  it('takes only the count from the previous toast', () => {
    const store = makeStore()
    store.dispatch(openToast({ variant: 'alert', message: 'one', transition: 'grow' }))
    store.dispatch(openToast({ message: 'two' }))
    expect(store.getState().toast).toEqual({
      ...defaultToast,
      open: true,
      message: 'two',
      sequence: 2,
    })
  })

  it('keeps its message while the toast closes', () => {
    const store = makeStore()
    store.dispatch(openToast({ message: 'Saved' }))
    store.dispatch(closeToast())
    expect(store.getState().toast).toMatchObject({ open: false, message: 'Saved' })
  })
})

describe('the toast area', () => {
  it('is an empty live region before any toast', async () => {
    await renderToasts()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows the default toast with UNDO and Close', async () => {
    const { open } = await renderToasts()
    open()
    expect(screen.getByRole('status')).toHaveTextContent('Note archived')
    expect(screen.getByRole('button', { name: 'UNDO' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  })

  it.each(['UNDO', 'Close'])('closes on %s', async (name) => {
    const { open, store } = await renderToasts()
    open()
    fireEvent.click(screen.getByRole('button', { name }))
    expect(store.getState().toast.open).toBe(false)
    pass(leaving)
    expect(screen.queryByText('Note archived')).not.toBeInTheDocument()
  })

  it('stays open on a click elsewhere', async () => {
    const { open, store } = await renderToasts()
    open()
    pass(100)
    fireEvent.click(document.body)
    pass(100)
    expect(store.getState().toast.open).toBe(true)
  })

  it('closes automatically after 6000 ms, not before', async () => {
    const { open, store } = await renderToasts()
    open()
    pass(autoHide - 1)
    expect(store.getState().toast.open).toBe(true)
    pass(1)
    expect(store.getState().toast.open).toBe(false)
  })

  it('gives a second toast its own 6000 ms, also with the same message', async () => {
    const { open, store } = await renderToasts()
    open()
    pass(4000)
    open()
    pass(4000)
    expect(store.getState().toast.open).toBe(true)
    pass(2000)
    expect(store.getState().toast.open).toBe(false)
  })

  it('waits for an answer when the toast requires one', async () => {
    const { open, store } = await renderToasts()
    open({ autoHide: null })
    pass(10 * autoHide)
    expect(store.getState().toast.open).toBe(true)
  })

  it('adds space below the page while a permanent toast is open', async () => {
    const { open, store } = await renderToasts()
    open()
    expect(document.body).not.toHaveStyle({ paddingBottom: '24px' })
    open({ autoHide: null })
    expect(document.body).toHaveStyle({ paddingBottom: '24px' })
    act(() => void store.dispatch(closeToast()))
    expect(document.body).not.toHaveStyle({ paddingBottom: '24px' })
  })

  it('shows an alert without UNDO, filled and primary by default', async () => {
    const { open } = await renderToasts()
    open({ variant: 'alert', message: 'Saved' })
    expect(screen.queryByRole('button', { name: 'UNDO' })).not.toBeInTheDocument()
    expect(screen.getByText('Saved').closest('.MuiAlert-root')).toHaveClass(
      'MuiAlert-filled',
      'MuiAlert-colorPrimary',
    )
  })

  it('interrupts screen readers only for an error', async () => {
    const { open } = await renderToasts()
    open({ variant: 'alert', message: 'Failed', alert: { color: 'error', variant: 'outlined' } })
    expect(screen.getByRole('alert')).toHaveTextContent('Failed')
    open({ variant: 'alert', message: 'Saved' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
  })

  it('has no close button when the toast has none', async () => {
    const { open } = await renderToasts()
    open({ close: false })
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it.each(toastTransitions)('opens and closes with the transition %s', async (transition) => {
    const { open, store } = await renderToasts()
    open({ transition })
    pass(leaving)
    expect(screen.getByText('Note archived')).toBeInTheDocument()
    act(() => {
      store.dispatch(closeToast())
    })
    pass(leaving)
    expect(screen.queryByText('Note archived')).not.toBeInTheDocument()
  })

  it.each([
    ['top', 'left'],
    ['top', 'center'],
    ['bottom', 'right'],
  ] as const)('appears at %s %s', async (vertical, horizontal) => {
    const { open } = await renderToasts()
    open({ anchorOrigin: { vertical, horizontal } })
    const place = `${vertical}${horizontal}`.toLowerCase()
    const snackbar = screen.getByText('Note archived').closest('.MuiSnackbar-root')
    expect(snackbar?.className.toLowerCase()).toContain(`anchororigin${place}`)
  })
})

describe('a toast’s own button', () => {
  it('runs its callback once and closes the toast', async () => {
    const { open, store } = await renderToasts()
    const reload = vi.fn<() => void>()
    const forget = onToastAction('update/reload', reload)
    open({ variant: 'alert', action: { label: 'Reload now', id: 'update/reload' } })
    fireEvent.click(screen.getByRole('button', { name: 'Reload now' }))
    expect(reload).toHaveBeenCalledOnce()
    expect(store.getState().toast.open).toBe(false)
    forget()
  })

  it('may open the next toast', async () => {
    const { open, store } = await renderToasts()
    const forget = onToastAction('ask', () => store.dispatch(openToast({ message: 'Sure?' })))
    open({ action: { label: 'Go on', id: 'ask' } })
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.getByText('Sure?')).toBeInTheDocument()
    forget()
  })

  it('only closes the toast once its owner has left', async () => {
    const { open, store } = await renderToasts()
    const callback = vi.fn<() => void>()
    onToastAction('gone', callback)()
    open({ action: { label: 'Go on', id: 'gone' } })
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect(callback).not.toHaveBeenCalled()
    expect(store.getState().toast.open).toBe(false)
  })
})

/**
 * Presses Ctrl+Z on this element.
 * @returns true if the browser’s default (undoing the last typing) stays enabled
 */
const pressUndo = (name: string, role = 'checkbox') =>
  act(async () => fireEvent.keyDown(screen.getByRole(role, { name }), { key: 'z', ctrlKey: true }))

describe('the feedback on a mutation', () => {
  const offline = { kind: 'offline', status: null, message: '' }

  it('has UNDO, which receives the answer and works once', async () => {
    const undo = vi.fn<(answer: number | undefined) => void>()
    const ended = await end({ data: 7 }, { success: 'Moved', undo })
    expect(screen.getByRole('status')).toHaveTextContent('Moved')
    const button = screen.getByRole('button', { name: 'UNDO' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(undo).toHaveBeenCalledExactlyOnceWith(7)
    expect(ended).toHaveBeenCalledWith({ isDone: true, data: 7, errorMessage: null, error: null })
  })

  it('lets keys undo the latest change before its toast appears, not an older one', async () => {
    const [older, newer] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const answer = Promise.withResolvers<Outcome<number>>()
    function Sender() {
      const run = useMutationFeedback()
      const sendOlder = () => run(Promise.resolve({ data: 1 }), { success: 'Older', undo: older })
      const sendNewer = () => run(answer.promise, { success: 'Newer', undo: newer })
      return <button onClick={() => void sendOlder().then(sendNewer)}>Send</button>
    }
    await renderApp(<Sender />)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
    expect(screen.getByText('Older')).toBeVisible()
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    await act(async () => answer.resolve({ data: 2 }))
    expect(newer).toHaveBeenCalledOnce()
    expect(older).not.toHaveBeenCalled()
  })

  it('lets keys undo a change from a checkbox too, but not while the user types', async () => {
    const undo = vi.fn<() => void>()
    function Sender() {
      const run = useMutationFeedback()
      const send = () => run(Promise.resolve({ data: 1 }), { success: 'Moved', undo })
      return (
        <>
          <button onClick={() => void send()}>Send</button>
          <input aria-label="Search" />
          <input type="checkbox" aria-label="Select" />
        </>
      )
    }
    await renderApp(<Sender />)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
    expect(await pressUndo('Search', 'textbox')).toBe(true)
    expect(undo).not.toHaveBeenCalled()
    expect(await pressUndo('Select')).toBe(false)
    expect(undo).toHaveBeenCalledOnce()
  })

  it('has no UNDO when the change cannot be undone', async () => {
    await end({ data: 7 }, { success: 'Saved' })
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    expect(screen.queryByRole('button', { name: 'UNDO' })).toBeNull()
  })

  it('gives the reason of a failure', async () => {
    const ended = await end(
      { error: offline },
      { success: 'Moved', failure: (reason) => `Not moved: ${reason}` },
    )
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not moved: .{10,}/)
    expect(screen.queryByText('Moved')).toBeNull()
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ isDone: false }))
  })

  it('shows no toast when the caller shows failures itself', async () => {
    const ended = await end(
      { error: offline },
      { failure: () => 'Not saved', isFailureInline: true },
    )
    expect(screen.queryByText('Not saved')).toBeNull()
    expect(ended).toHaveBeenCalledWith({
      isDone: false,
      errorMessage: 'Not saved',
      error: offline,
    })
  })
})

const place = () => screen.getByText('Saved').closest('.MuiSnackbar-root')

it('a toast leaves the bottom of an open dialog to the dialog’s buttons', async () => {
  const store = makeStore()
  const { rerender } = await renderApp(<OverlayDialog open>What is asked</OverlayDialog>, { store })
  act(() => void store.dispatch(openToast({ message: 'Saved' })))
  expect(place()).toHaveClass('MuiSnackbar-anchorOriginTopRight')
  rerender(<OverlayDialog open={false}>What is asked</OverlayDialog>)
  expect(place()).toHaveClass('MuiSnackbar-anchorOriginBottomRight')
})
