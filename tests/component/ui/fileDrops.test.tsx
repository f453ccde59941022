import '@testing-library/jest-dom/vitest'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { watchFileDrops } from '#ui/drop/dropZones'
import { useDropZone } from '#ui/drop/useDropZone'

interface ZoneProps {
  name: string
  isPageWide?: boolean
  onFiles: (files: readonly File[]) => void
}

function Zone({ name, isPageWide = false, onFiles }: ZoneProps) {
  const ref = useDropZone(onFiles, { isPageWide })
  return (
    <fieldset ref={ref} aria-label={name}>
      <input aria-label={`Field of ${name}`} />
    </fieldset>
  )
}

const slip = new File(['x'], 'slip.png')
const zone = (name: string) => screen.getByRole('group', { name, hidden: true })

/**
 * Simulates a drag of files.
 * @returns the allowed effect and whether the browser’s default is prevented
 */
function drag(kind: 'dragOver' | 'drop', target: Element, types = ['Files']) {
  const dataTransfer = { files: [slip], types, dropEffect: 'move' }
  const event = createEvent[kind](target, { dataTransfer })
  fireEvent(target, event)
  return { isHandled: event.defaultPrevented, effect: dataTransfer.dropEffect }
}

/** Simulates files leaving for another element or the window. */
function leaveTo(relatedTarget: Element | null): void {
  const event = createEvent.dragLeave(document.body)
  fireEvent(document.body, Object.defineProperty(event, 'relatedTarget', { value: relatedTarget }))
}

it('the app refuses files outside every drop zone and leaves dragged text to the browser', () => {
  watchFileDrops()
  render(<p>Balance</p>)
  const page = screen.getByText('Balance')
  expect(drag('dragOver', page)).toEqual({ isHandled: true, effect: 'none' })
  expect(drag('drop', page).isHandled).toBe(true)
  expect(drag('dragOver', page, ['text/plain'])).toEqual({ isHandled: false, effect: 'move' })
  expect(drag('drop', page, ['text/plain']).isHandled).toBe(false)
})

it('files go to the innermost drop zone under them', () => {
  const [outer, inner] = [
    vi.fn<(files: readonly File[]) => void>(),
    vi.fn<(files: readonly File[]) => void>(),
  ]
  function Both() {
    const ref = useDropZone(outer)
    return (
      <section ref={ref}>
        <p>Beside</p>
        <Zone name="Slip" onFiles={inner} />
      </section>
    )
  }
  render(<Both />)
  const field = screen.getByLabelText('Field of Slip')
  expect(drag('dragOver', field)).toEqual({ isHandled: true, effect: 'copy' })
  drag('drop', field)
  expect(inner).toHaveBeenCalledExactlyOnceWith([slip])
  drag('drop', screen.getByText('Beside'))
  expect(outer).toHaveBeenCalledExactlyOnceWith([slip])
})

it('files beside every zone go to the zone for the whole page', () => {
  const [slips, mails] = [
    vi.fn<(files: readonly File[]) => void>(),
    vi.fn<(files: readonly File[]) => void>(),
  ]
  const { rerender } = render(
    <>
      <Zone name="Slip" onFiles={slips} />
      <Zone name="Mail" onFiles={mails} isPageWide />
    </>,
  )
  drag('drop', document.body)
  drag('drop', zone('Slip'))
  expect(mails).toHaveBeenCalledExactlyOnceWith([slip])
  expect(slips).toHaveBeenCalledOnce()
  rerender(<Zone name="Slip" onFiles={slips} />)
  expect(drag('dragOver', document.body).effect).toBe('none')
})

it('a zone behind a dialog and a disabled zone get no files', () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>()
  render(
    <>
      <div aria-hidden="true">
        <Zone name="Behind" onFiles={onFiles} isPageWide />
      </div>
      <fieldset disabled>
        <Zone name="Disabled" onFiles={onFiles} />
      </fieldset>
    </>,
  )
  for (const name of ['Behind', 'Disabled']) {
    expect(drag('dragOver', zone(name)).effect).toBe('none')
    drag('drop', zone(name))
  }
  expect(onFiles).not.toHaveBeenCalled()
})

it('all zones and the zone under dragged files are highlighted', () => {
  render(<Zone name="Slip" onFiles={() => {}} />)
  const page = document.documentElement
  expect(zone('Slip')).toHaveAttribute('data-drop-zone')
  drag('dragOver', document.body)
  expect(page).toHaveAttribute('data-files-dragged')
  expect(zone('Slip')).not.toHaveAttribute('data-drop-over')
  drag('dragOver', zone('Slip'))
  expect(zone('Slip')).toHaveAttribute('data-drop-over')
  leaveTo(document.body)
  expect(page).toHaveAttribute('data-files-dragged')
  leaveTo(null)
  expect(page).not.toHaveAttribute('data-files-dragged')
  expect(zone('Slip')).not.toHaveAttribute('data-drop-over')
})

it('a dragged picture of the page itself is left to its own handler', () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>()
  render(<Zone name="Slip" onFiles={onFiles} />)
  fireEvent.dragStart(document.body)
  expect(drag('dragOver', zone('Slip')).isHandled).toBe(false)
  fireEvent.dragEnd(document.body)
  expect(drag('dragOver', zone('Slip')).isHandled).toBe(true)
})
