import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { layout, safeArea } from '../shell/layout'
import { SteeringArea } from './SteeringArea'
import { useReload } from './useReload'

/** Sticks below the header while the page scrolls. */
export function MemberSteering() {
  const userId = useSelector(selectPlayer)?.id
  return (
    <Place>
      <SteeringArea userId={userId} onChange={useReload()} />
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
