import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LoadState } from '#api/cache/loadState'
import { cardGround, iconPlate } from '#ui/appearance/grounds'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SkeletonLines } from '#ui/state/SkeletonLines'

interface Props<T> {
  to: string
  icon: ReactNode
  title: string
  state: LoadState<T>
  children: (value: T) => ReactNode
}

/**
 * A link to something that may be pending. A failed load shows an error, never a zero; cached data shows
 * its time.
 */
export function ActionTile<T>({ to, icon, title, state, children }: Props<T>) {
  const text = useText()
  const format = useFormat()
  const { answer, failure } = state
  return (
    <Tile to={to} aria-busy={state.busy}>
      {icon}
      <Content>
        <Title>{title}</Title>
        {answer && (
          <Value>
            <bdi>{children(answer.value)}</bdi>
          </Value>
        )}
        {answer && failure && (
          <Small>{text('ui.updatedAtKept', { time: format.time(answer.updatedAt) })}</Small>
        )}
        {!answer && failure && <Small>{text('ui.errorTitle')}</Small>}
        {!answer && !failure && <SkeletonLines lines={1} lineHeight={24} />}
      </Content>
    </Tile>
  )
}

const Tile = styled(Link)(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 72,
  padding: '8px 12px',
  ...cardGround(theme),
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '& > svg': { ...iconPlate(theme), width: 20, height: 20 },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.readable}`, outlineOffset: 2 },
}))

const Content = styled('span')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })

const Title = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const Value = styled('span')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  minHeight: 24,
}))

const Small = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))
