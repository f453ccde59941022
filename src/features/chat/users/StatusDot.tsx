import { styled, type Theme } from '@mui/material/styles'
import type { OnlineStatus } from '#contract/person'

/** Decorative: the status text says the same. Each colour has its own shape. */
export function StatusDot({ status }: { status: OnlineStatus }) {
  return <Dot aria-hidden="true" status={status} />
}

const Dot = styled('span', { shouldForwardProp: (name) => name !== 'status' })<{
  status: OnlineStatus
}>(({ theme, status }) => ({
  boxSizing: 'border-box',
  width: 10,
  height: 10,
  flexShrink: 0,
  border: `2px solid ${colorOf(theme, status)}`,
  borderRadius: status === 'do_not_disturb' ? 3 : '50%',
  backgroundColor: status === 'offline' ? 'transparent' : colorOf(theme, status),
}))

function colorOf({ palette }: Theme, status: OnlineStatus): string {
  if (status === 'available') return palette.success.main
  return status === 'offline' ? palette.text.secondary : palette.error.main
}
