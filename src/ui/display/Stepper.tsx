import { styled } from '@mui/material/styles'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../page/Page'
import { StepSign, type StepState } from './StepSign'

interface Step {
  readonly label: string
  /** Shown below the label, not on narrow screens. */
  readonly hint?: string
}

interface StepperProps {
  label: string
  steps: readonly Step[]
  /** Zero-based index of the open step. The steps before it are done. */
  current: number
  /** Opens a step. Without it the steps are no buttons. */
  onOpen?: (index: number) => void
  /** Whether later steps can be opened too, instead of only those that are done. */
  isAnyOrder?: boolean
  /** Whether it is a column on wide screens, for a place beside the open step. */
  isBeside?: boolean
}

/** Progress through the steps of a form or a purchase. */
export function Stepper(props: StepperProps) {
  const { label, steps, current, onOpen, isAnyOrder = false, isBeside = false } = props
  const text = useText()
  return (
    <List aria-label={label} data-beside={isBeside}>
      {steps.map((step, index) => {
        const state = stateOf(index, current)
        const mark = state === 'current' && ({ 'aria-current': 'step' } as const)
        const content = (
          <>
            <StepSign state={state} number={index + 1} />
            <Name>
              {step.label}
              {step.hint !== undefined && <small>{step.hint}</small>}
            </Name>
            {state === 'done' && <VisuallyHidden> ({text('money.step.done')})</VisuallyHidden>}
          </>
        )
        return (
          <Item key={step.label} data-state={state} {...(!onOpen && mark)}>
            {onOpen ? (
              <Opener
                type="button"
                disabled={!isAnyOrder && index > current}
                onClick={() => onOpen(index)}
                {...mark}
              >
                {content}
              </Opener>
            ) : (
              <Row>{content}</Row>
            )}
          </Item>
        )
      })}
    </List>
  )
}

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current'
  return index < current ? 'done' : 'ahead'
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 20px',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: {
    '&[data-beside="true"]': { flexFlow: 'column', gap: 4, margin: 0 },
    '&[data-beside="true"] > li': { flex: 'none', borderWidth: 0, borderInlineStartWidth: 3 },
  },
}))

/** At least as wide as its longest word. */
const Item = styled('li')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  flex: '1 1 0',
  minWidth: 'min-content',
  maxWidth: '100%',
  border: `0 solid ${palette.divider}`,
  borderTopWidth: 3,
  color: palette.text.secondary,
  '&[data-state="done"]': { borderColor: palette.success.main },
  '&[data-state="current"]': {
    borderColor: palette.primary.main,
    color: palette.text.primary,
    fontWeight: typography.fontWeightMedium,
  },
}))

const row = {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '8px 4px 4px',
  // Avoids breaking words beside the sign.
  '@media (max-width: 399.95px)': { flexDirection: 'column', alignItems: 'flex-start', gap: 4 },
} as const

const Row = styled('div')(row)

const Opener = styled('button')(({ theme: { palette } }) => ({
  ...row,
  width: '100%',
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&:enabled:hover': { backgroundColor: palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${palette.primary.readable}`, outlineOffset: 2 },
}))

const Name = styled('span')(({ theme }) => ({
  minWidth: 0,
  small: {
    ...theme.typography.caption,
    display: 'block',
    color: theme.palette.text.secondary,
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
}))
