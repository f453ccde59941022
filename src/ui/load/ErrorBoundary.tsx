import { styled } from '@mui/material/styles'
import {
  Component,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { PlainButton } from '../form/PlainButton'
import { OfflineIcon } from '../icons/entrance'
import { useText } from '../intl/useText'
import { MissingChunk } from './lazyWithPreload'

interface ErrorBoundaryProps {
  /** Names the content in the console. Another name means other content: the failure is forgotten. */
  name: string
  /** Shown in place of what failed. */
  renderFailure: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  name: string
  failure: { error: unknown } | null
}

/** Shows a message in place of content that throws, and leaves all around it as it is. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { name: this.props.name, failure: null }

  /** At once, not after a render of the old failure: the focus would go to what is about to leave. */
  static getDerivedStateFromProps(
    { name }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return name === state.name ? null : { name, failure: null }
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'failure'> {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.name} failed`, error)
    if (error instanceof MissingChunk) error.part.forget()
  }

  readonly retry = () => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    const { children, renderFailure } = this.props
    return failure ? renderFailure(failure.error, this.retry) : children
  }
}

interface MissingChunkMessageProps {
  /** Any but a missing file goes on to the page's own boundary. */
  error: unknown
  /** Its file is there now. */
  onLoaded: () => void
  /** For what covers the page: gives it up. It is said at the foot of the screen then. */
  onClose?: () => void
}

/**
 * In place of a part whose file could not be had: offline it was never stored, which is no fault. The page
 * around it stays, with what was typed; the next connection brings the part by itself.
 */
export function MissingChunkMessage({ error, onLoaded, onClose }: MissingChunkMessageProps) {
  if (!(error instanceof MissingChunk)) throw error
  const { part } = error
  const isOffline = !navigator.onLine
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const [attempts, setAttempts] = useState(1)
  const isAsking = useRef(false)

  useLayoutEffect(() => {
    const { current } = box
    const cameFrom = document.activeElement
    return () => {
      // The focus does not go down with the button that was pressed.
      if (current?.contains(document.activeElement) && cameFrom instanceof HTMLElement)
        cameFrom.focus()
    }
  }, [])

  async function tryAgain(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    const isThere = await part.preload()
    isAsking.current = false
    if (isThere) onLoaded()
    else setAttempts(attempts + 1)
  }

  const connected = useEffectEvent(() => void tryAgain())
  useEffect(() => {
    const listener = () => connected()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])

  return (
    <Box ref={box} role="alert" data-over={onClose !== undefined} data-offline={isOffline}>
      {isOffline && <OfflineIcon size={20} />}
      {/* Said anew after each attempt. */}
      <p key={attempts}>{text(isOffline ? 'error.partOffline' : 'error.partMissing')}</p>
      <PlainButton type="button" onClick={() => void tryAgain()}>
        {text('ui.retry')}
      </PlainButton>
      {onClose && (
        <PlainButton type="button" onClick={onClose}>
          {text('ui.close')}
        </PlainButton>
      )}
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  border: `1px solid ${theme.palette.error.main}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  '&[data-offline=true]': { borderColor: theme.palette.divider },
  '& > p': { flex: '1 1 200px', margin: 0 },
  '&[data-over=true]': {
    position: 'fixed',
    zIndex: theme.zIndex.snackbar,
    insetInline: 16,
    // Above the bar at the foot of narrow screens.
    bottom: 'calc(72px + env(safe-area-inset-bottom, 0px))',
    maxWidth: 560,
    marginInline: 'auto',
    boxShadow: theme.shadows[8],
  },
}))
