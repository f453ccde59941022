import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '#app/store'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { onToastAction } from '#ui/toast/toastActions'
import { closeToast, defaultToast, openToast, toastTransitions } from '#ui/toast/toastSlice'
import { type Feedback, type Outcome, useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { renderApp } from '../renderApp'

const autoHide = 6000
/** Longer than any leaving transition. */
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

/** Sends a mutation that ends so; answers what is given to whoever sent it. */
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

describe('the store', () => {
  it('begins with the defaults of the specification, closed', () => {
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

  it('takes from the toast before nothing but the count', () => {
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

  it('keeps the words while the toast leaves', () => {
    const store = makeStore()
    store.dispatch(openToast({ message: 'Saved' }))
    store.dispatch(closeToast())
    expect(store.getState().toast).toMatchObject({ open: false, message: 'Saved' })
  })
})

describe('the area', () => {
  it('is an empty live region before any toast', async () => {
    await renderToasts()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows the default toast with UNDO and close', async () => {
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

  it('stays on a click elsewhere', async () => {
    const { open, store } = await renderToasts()
    open()
    pass(100)
    fireEvent.click(document.body)
    pass(100)
    expect(store.getState().toast.open).toBe(true)
  })

  it('hides itself after 6000 ms, not before', async () => {
    const { open, store } = await renderToasts()
    open()
    pass(autoHide - 1)
    expect(store.getState().toast.open).toBe(true)
    pass(1)
    expect(store.getState().toast.open).toBe(false)
  })

  it('gives a second toast its own 6000 ms, also with the same words', async () => {
    const { open, store } = await renderToasts()
    open()
    pass(4000)
    open()
    pass(4000)
    expect(store.getState().toast.open).toBe(true)
    pass(2000)
    expect(store.getState().toast.open).toBe(false)
  })

  it('waits for an answer where it must', async () => {
    const { open, store } = await renderToasts()
    open({ autoHide: null })
    pass(10 * autoHide)
    expect(store.getState().toast.open).toBe(true)
  })

  it('that stays leaves room below the page, so that nothing lies under it for good', async () => {
    const { open, store } = await renderToasts()
    open()
    expect(document.body).not.toHaveStyle({ paddingBottom: '24px' })
    open({ autoHide: null })
    expect(document.body).toHaveStyle({ paddingBottom: '24px' })
    act(() => void store.dispatch(closeToast()))
    expect(document.body).not.toHaveStyle({ paddingBottom: '24px' })
  })

  it('shows an alert without UNDO, as a filled primary one unless said otherwise', async () => {
    const { open } = await renderToasts()
    open({ variant: 'alert', message: 'Saved' })
    expect(screen.queryByRole('button', { name: 'UNDO' })).not.toBeInTheDocument()
    expect(screen.getByText('Saved').closest('.MuiAlert-root')).toHaveClass(
      'MuiAlert-filled',
      'MuiAlert-colorPrimary',
    )
  })

  it('interrupts only for an error', async () => {
    const { open } = await renderToasts()
    open({ variant: 'alert', message: 'Failed', alert: { color: 'error', variant: 'outlined' } })
    expect(screen.getByRole('alert')).toHaveTextContent('Failed')
    open({ variant: 'alert', message: 'Saved' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
  })

  it('has no close button where none is wanted', async () => {
    const { open } = await renderToasts()
    open({ close: false })
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it.each(toastTransitions)('comes and goes with %s', async (transition) => {
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
  ] as const)('stands at %s %s', async (vertical, horizontal) => {
    const { open } = await renderToasts()
    open({ anchorOrigin: { vertical, horizontal } })
    const place = `${vertical}${horizontal}`.toLowerCase()
    const snackbar = screen.getByText('Note archived').closest('.MuiSnackbar-root')
    expect(snackbar?.className.toLowerCase()).toContain(`anchororigin${place}`)
  })
})

describe('a toast’s own button', () => {
  it('runs its callback once, and closes', async () => {
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

  it('does nothing but close once its owner has left', async () => {
    const { open, store } = await renderToasts()
    const callback = vi.fn<() => void>()
    onToastAction('gone', callback)()
    open({ action: { label: 'Go on', id: 'gone' } })
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect(callback).not.toHaveBeenCalled()
    expect(store.getState().toast.open).toBe(false)
  })
})

/** Ctrl+Z there. Whether the browser does something too: it would take back what was last typed. */
const pressUndo = (name: string, role = 'checkbox') =>
  act(async () => fireEvent.keyDown(screen.getByRole(role, { name }), { key: 'z', ctrlKey: true }))

describe('what a mutation came to', () => {
  const offline = { kind: 'offline', status: null, message: '' }

  it('is told, with UNDO, which is given the answer and works once', async () => {
    const undo = vi.fn<(answer: number | undefined) => void>()
    const ended = await end({ data: 7 }, { success: 'Moved', undo })
    expect(screen.getByRole('status')).toHaveTextContent('Moved')
    const button = screen.getByRole('button', { name: 'UNDO' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(undo).toHaveBeenCalledExactlyOnceWith(7)
    expect(ended).toHaveBeenCalledWith({ isDone: true, data: 7, errorMessage: null, error: null })
  })

  it('is taken back by keys before its toast is there, and not what an older toast offers', async () => {
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

  it('is taken back by keys alone, and where a box has the focus, but not where somebody types', async () => {
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

  it('is told without UNDO where it cannot be taken back', async () => {
    await end({ data: 7 }, { success: 'Saved' })
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    expect(screen.queryByRole('button', { name: 'UNDO' })).toBeNull()
  })

  it('is told with its reason when it failed', async () => {
    const ended = await end(
      { error: offline },
      { success: 'Moved', failure: (reason) => `Not moved: ${reason}` },
    )
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not moved: .{10,}/)
    expect(screen.queryByText('Moved')).toBeNull()
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ isDone: false }))
  })

  it('is left to the caller who shows failures itself', async () => {
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

it('leaves the foot of an open drawer or dialog to its buttons', async () => {
  const store = makeStore()
  const { rerender } = await renderApp(<OverlayDialog open>What is asked</OverlayDialog>, { store })
  act(() => void store.dispatch(openToast({ message: 'Saved' })))
  expect(place()).toHaveClass('MuiSnackbar-anchorOriginTopRight')
  rerender(<OverlayDialog open={false}>What is asked</OverlayDialog>)
  expect(place()).toHaveClass('MuiSnackbar-anchorOriginBottomRight')
})
