import { styled } from '@mui/material/styles'
import type { Failure } from '#contract/failure'
import { AlertIcon } from '#ui/icons/entrance'
import { useFailureText } from './useFailureText'

interface ActionFailureProps {
  failure: Failure | null
}

/** Always present, empty or not: screen readers announce what changes inside it. */
export function ActionFailure({ failure }: ActionFailureProps) {
  const failureText = useFailureText()
  return (
    <Place role="alert">
      {failure && (
        <Box>
          <AlertIcon size={20} />
          <bdi>{failureText(failure)}</bdi>
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
