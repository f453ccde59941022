import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Failure } from '#contract/failure'
import { AlertIcon } from '#ui/icons/entry'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'

interface ActionFailureProps {
  failure: Failure | null
  /** Further details of the error. */
  children?: ReactNode
}

/** Always rendered, even if empty: screen readers only announce changes inside an existing region. */
export function ActionFailure({ failure, children }: ActionFailureProps) {
  const failureText = useFailureText()
  return (
    <Place role="alert">
      {failure && (
        <Box>
          <AlertIcon size={20} />
          <div>
            <bdi>{failureText(failure)}</bdi>
            {children}
          </div>
        </Box>
      )}
    </Place>
  )
}

const Place = styled('div')({ '&:empty': { display: 'none' } })

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '10px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.error.readable}`,
  color: theme.palette.error.readable,
  '& > svg': { flexShrink: 0 },
}))

/** Explains why the test API failed, with its own reason if it gave one. */
export function useFailureText(): (failure: Failure) => string {
  const text = useText()
  const refusal = useErrorText()
  return ({ kind, message, code, values = {} }) => {
    if (kind === 'http') {
      const reason = code === undefined ? message : refusal({ code, values })
      return text('scenario.failure.refused', { reason })
    }
    return text(kind === 'badAnswer' ? 'scenario.failure.badAnswer' : 'scenario.failure.noAnswer')
  }
}
