import { styled } from '@mui/material/styles'
import { SteeringArea } from './SteeringArea'
import { TesterTools } from './TesterTools'

/** What testers have on guest pages: the way in, and what is in force at the upper edge. */
export function GuestTools() {
  return (
    <>
      <TesterTools />
      <Edge>
        <SteeringArea />
      </Edge>
    </>
  )
}

const Edge = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: '0 0 auto',
  paddingTop: 'env(safe-area-inset-top, 0px)',
}))
