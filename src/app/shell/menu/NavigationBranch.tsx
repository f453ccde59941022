import { styled } from '@mui/material/styles'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isComposing } from '#lib/keys/isComposing'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import type { MenuBranch, MenuGroup } from '#ui/navigation/menuItem'
import { selectedIds } from '../../menu/menuTrail'
import { Badge } from '../badges/Badge'
import { colours } from '../colours'
import { MenuItems } from './MenuItems'
import { navigationRow } from './navigationRow'

interface NavigationBranchProps {
  branch: MenuBranch
  group: MenuGroup
}

/** A section with several pages: a button that opens their list. Escape or leaving it closes. */
export function NavigationBranch({ branch, group }: NavigationBranchProps) {
  const text = useText()
  const panelId = useId()
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen || isComposing(event)) return
    close()
    button.current?.focus()
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close()
  }

  return (
    <Section onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <Row
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={selectedIds([group], pathname).has(branch.id) ? true : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {branch.icon && <branch.icon size={18} />}
        {text(branch.labelKey)}
        <Badge section={branch.id} />
        <ChevronIcon towards={isOpen ? 'up' : 'down'} size={16} />
      </Row>
      {isOpen && (
        // The focus stays inside when something there is pressed that takes none.
        <Panel tabIndex={-1}>
          <MenuItems id={panelId} items={branch.items} groups={[group]} onFollow={close} />
        </Panel>
      )}
    </Section>
  )
}

const Section = styled('div')({ position: 'relative', display: 'flex' })

const Row = styled('button')(navigationRow)

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  minWidth: 220,
  padding: 8,
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.shadows[6],
  backgroundColor: colours.menu,
}))
