import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useText } from '#ui/intl/useText'
import type { MenuBranch } from '#ui/navigation/menuItem'
import { Badge } from '../badges/Badge'
import { colours } from '../colours'
import { MoneySheet } from '../lazyDrawers'
import { useLazyDrawer } from '../useLazyDrawer'
import { bottomTab } from './bottomTab'

interface BottomMoneyProps {
  branch: MenuBranch
  isSelected: boolean
}

/** The centre of the bottom bar: opens the ways in and out for money. */
export const BottomMoney = memo(function BottomMoney({ branch, isSelected }: BottomMoneyProps) {
  const text = useText()
  const sheet = useLazyDrawer(MoneySheet)
  return (
    <>
      <Tab
        type="button"
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen}
        aria-current={isSelected ? true : undefined}
        onClick={sheet.show}
      >
        <Disc>{branch.icon && <branch.icon size={22} />}</Disc>
        {text('shell.money.short')}
        <Badge section={branch.id} />
      </Tab>
      {sheet.isLoaded && <MoneySheet open={sheet.isOpen} onClose={sheet.hide} branch={branch} />}
    </>
  )
})

const Tab = styled('button')(bottomTab, {
  justifyContent: 'flex-end',
  paddingBottom: 7,
  // The disc would stand in the middle of the line that marks the others.
  '&[aria-current]': { boxShadow: 'none' },
  '&[aria-current] > span:first-of-type': {
    boxShadow: `0 0 0 1px ${colours.menu}, 0 0 0 3px ${colours.accent}`,
  },
})

/** Stands out of the bar: what players come for. */
const Disc = styled('span')({
  position: 'absolute',
  bottom: 25,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: colours.onAccent,
  backgroundColor: colours.accent,
  boxShadow: `0 0 0 4px ${colours.menu}`,
})
