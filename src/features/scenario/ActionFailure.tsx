import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Failure } from '#contract/failure'
import { AlertIcon } from '#ui/icons/entrance'
import { useFailureText } from './useFailureText'

interface ActionFailureProps {
  failure: Failure | null
  /** What more is known of it. */
  children?: ReactNode
}

/** Always present, empty or not: screen readers announce what changes inside it. */
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
