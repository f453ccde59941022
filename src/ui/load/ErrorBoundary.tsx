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
import { elevations } from '../appearance/elevation'
import { PlainButton } from '../form/PlainButton'
import { OfflineIcon } from '../icons/entry'
import { useText } from '../intl/useText'
import { MissingChunk } from './lazyWithPreload'

interface ErrorBoundaryProps {
  /** Names the content in the console. Another name means other content and resets the failure. */
  name: string
  /** Rendered instead of the content that failed. */
  renderFailure: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  name: string
  failure: { error: unknown } | null
}

/** Shows a message in place of content that throws, and keeps everything around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { name: this.props.name, failure: null }

  /**
   * Resets at once instead of after a render of the old failure, because the focus would go to an element that
   * is about to be removed.
   */
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
  /** Any other error than a missing file is passed on to the page's own boundary. */
  error: unknown
  /** Called when the file has been loaded. */
  onLoaded: () => void
  /** Closes an overlay. If set, the message appears at the lower edge of the screen. */
  onClose?: () => void
}

/**
 * Shown instead of a part whose file could not be loaded. Offline this is no fault: the file was never stored.
 * The page around it stays, with its input. When the device is online again, the part loads automatically.
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
      // Returns the focus when the focused button is removed.
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
      {/* The key makes screen readers announce it again after each attempt. */}
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
    // Above the bottom bar of narrow screens.
    bottom: 'calc(72px + env(safe-area-inset-bottom, 0px))',
    maxWidth: 560,
    marginInline: 'auto',
    boxShadow: theme.shadows[elevations.overlay],
  },
}))
