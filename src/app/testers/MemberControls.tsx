import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { layout, safeArea } from '../shell/layout'
import { ActiveControlsArea } from './ActiveControlsArea'
import { useReload } from './useReload'

/** Sticks below the header while the page scrolls. */
export function MemberControls() {
  const userId = useSelector(selectPlayer)?.id
  return (
    <Place>
      <ActiveControlsArea userId={userId} onChange={useReload()} />
    </Place>
  )
}

const Place = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar - 1,
  top: `calc(${layout.header.height}px + ${safeArea.top})`,
  [theme.breakpoints.up('lg')]: { top: layout.header.wideHeight + layout.navigationBar.height },
  '&:empty': { display: 'none' },
  '& > section': { marginBottom: 12 },
}))
