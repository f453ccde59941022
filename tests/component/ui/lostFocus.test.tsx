import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Notices } from '#app/pwa/Notices'
import { Page } from '#ui/page/Page'
import { renderApp } from '../renderApp'

// Stubs the query for the system’s own colours.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

function Buttons() {
  const [left, setLeft] = useState(['Remove', 'Send', 'Leave'])
  const take = (name: string) => setLeft(left.filter((other) => other !== name))
  return (
    <Page title="Orders">
      <Notices />
      <section aria-label="Table">
        {left.includes('Remove') && (
          <button type="button" onClick={() => take('Remove')}>
            Remove
          </button>
        )}
        <button type="button" disabled={!left.includes('Send')} onClick={() => take('Send')}>
          Send
        </button>
      </section>
      {left.includes('Leave') && (
        <button type="button" onClick={() => take('Leave')}>
          Leave
        </button>
      )}
    </Page>
  )
}

function Panes() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Page title="Mail">
      <Notices />
      <div hidden={isOpen}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      </div>
    </Page>
  )
}

function Rows() {
  const [left, setLeft] = useState(['One', 'Two', 'Three'])
  return (
    <Page title="Products">
      <Notices />
      <section aria-label="Table">
        <table>
          <tbody>
            {left.map((name) => (
              <tr key={name}>
                <td>
                  <button
                    type="button"
                    onClick={() => setLeft(left.filter((other) => other !== name))}
                  >
                    {`Remove ${name}`}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Page>
  )
}

function OpenedByAddress({ isWatched }: { isWatched: boolean }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Page title="Board">
      {isWatched && <Notices />}
      {isOpen && (
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      )}
    </Page>
  )
}

describe('the focus of a removed element', () => {
  it('moves to the element around it', async () => {
    const { user } = await renderApp(<Buttons />)
    const table = screen.getByRole('region', { name: 'Table' })
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(table).toHaveFocus())
  })

  it('moves from a removed row to the next one, and from the last row to the table', async () => {
    const { user } = await renderApp(<Rows />)
    const table = screen.getByRole('region', { name: 'Table' })
    const remove = (name: string) => user.click(screen.getByRole('button', { name }))
    await remove('Remove Two')
    await waitFor(() => expect(screen.getByRole('row', { name: 'Remove Three' })).toHaveFocus())
    await remove('Remove Three')
    await waitFor(() => expect(screen.getByRole('row', { name: 'Remove One' })).toHaveFocus())
    await remove('Remove One')
    await waitFor(() => expect(table).toHaveFocus())
  })

  it('moves to the heading when nothing focusable was around it', async () => {
    const { user } = await renderApp(<Buttons />)
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus())
  })

  it('moves even if the element existed before the watching began', async () => {
    const { user, rerender } = await renderApp(<OpenedByAddress isWatched={false} />)
    screen.getByRole('button', { name: 'Close' }).focus()
    rerender(<OpenedByAddress isWatched />)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Board' })).toHaveFocus())
  })

  it('moves even if it was lost before the watching began', async () => {
    const { user, rerender } = await renderApp(<OpenedByAddress isWatched={false} />)
    screen.getByRole('button', { name: 'Close' }).focus()
    await user.keyboard('{Enter}')
    expect(document.body).toHaveFocus()
    Object.assign(navigator, { userActivation: { hasBeenActive: true } })
    rerender(<OpenedByAddress isWatched />)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Board' })).toHaveFocus())
    Reflect.deleteProperty(navigator, 'userActivation')
  })

  it('moves when its element was hidden', async () => {
    const { user } = await renderApp(<Panes />)
    const button = screen.getByRole('button', { name: 'Open' })
    await user.click(button)
    // Browsers blur a hidden element.
    button.blur()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Mail' })).toHaveFocus())
  })

  it('stays on the body when the user has clicked beside everything', async () => {
    const { user } = await renderApp(<Buttons />)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await user.click(document.body)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(document.body).toHaveFocus()
  })
})
