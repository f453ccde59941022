import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { RovingToolbar } from '#ui/navigation/RovingToolbar'
import { renderApp } from '../renderApp'

const tool = (name: string) => screen.getByRole('button', { name })
const all = () => screen.getByRole('checkbox', { name: 'All' })

function Tools() {
  const [names, setNames] = useState(['One', 'Two', 'Three'])
  return (
    <>
      <RovingToolbar aria-label="Tools">
        <input type="checkbox" aria-label="All" disabled={names.length === 0} />
        {names.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </RovingToolbar>
      <button type="button" onClick={() => setNames(names.length === 3 ? ['One', 'Four'] : [])}>
        Fewer
      </button>
    </>
  )
}

beforeEach(() => () => document.documentElement.removeAttribute('style'))

it('a toolbar is one stop of the Tab key, and arrows, Home and End move within it', async () => {
  const { user } = await renderApp(<Tools />)
  all().focus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(tool('Two')).toHaveFocus()
  await user.tab()
  expect(tool('Fewer')).toHaveFocus()
  await user.tab({ shift: true })
  expect(tool('Two')).toHaveFocus()
  await user.keyboard('{End}{ArrowRight}')
  expect(tool('Three')).toHaveFocus()
  await user.keyboard('{Home}{ArrowUp}')
  expect(all()).toHaveFocus()
  document.documentElement.style.direction = 'rtl'
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
  expect(tool('One')).toHaveFocus()
})

it('a toolbar stays one Tab stop while its tools change', async () => {
  const { user } = await renderApp(<Tools />)
  await user.click(tool('Two'))
  await user.click(tool('Fewer'))
  await user.tab({ shift: true })
  expect(all()).toHaveFocus()
  await user.tab()
  expect(tool('Fewer')).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.tab({ shift: true })
  expect(all()).not.toHaveFocus()
  expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(false)
})
