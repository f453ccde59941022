import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CheckIcon } from '#ui/icons/controls'

interface FormResultProps {
  /** Null keeps an empty element, because screen readers announce changes inside it. */
  children: ReactNode
  /** Link or button below the message. */
  action?: ReactNode
}

/** Result of submitting the form. */
export function FormResult({ children, action }: FormResultProps) {
  return (
    <div role="status">
      {children !== null && (
        <Box>
          <CheckIcon size={20} />
          <div>
            <p>{children}</p>
            {action}
          </div>
        </Box>
      )}
    </div>
  )
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: '16px 0 0',
  padding: '10px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.success.readable}`,
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: 0, color: theme.palette.success.readable },
  '& > div': { minWidth: 0 },
  '& p': { margin: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: theme.typography.fontWeightMedium,
  },
}))
