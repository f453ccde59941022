import { styled } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'
import { restOfScreen } from '../../layout/frameSizes'
import type { LayoutProps } from '../topic'

/** Variant 3: a card in the middle of a tinted ground. */
export function CardLayout({ children }: Pick<LayoutProps, 'children'>) {
  return (
    <Ground data-bleed>
      <Card>{children}</Card>
    </Ground>
  )
}

const Ground = styled('div')(({ theme }) => {
  const { background, primary, secondary } = theme.palette
  const tint = (color: string, share: number) => mixColors(background.default, color, share)
  return {
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'center',
    minHeight: restOfScreen,
    boxSizing: 'border-box',
    padding: '24px var(--edge) 40px',
    background: `radial-gradient(circle at 12% 18%, ${tint(primary.main, 0.4)} 0 14%, transparent 14.2%), radial-gradient(circle at 88% 84%, ${tint(secondary.main, 0.3)} 0 20%, transparent 20.2%), ${tint(primary.main, 0.14)}`,
  }
})

const Card = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 460,
  padding: 20,
  [theme.breakpoints.up('sm')]: { padding: 32 },
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[6],
}))
