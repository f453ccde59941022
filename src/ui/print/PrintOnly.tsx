import GlobalStyles from '@mui/material/GlobalStyles'

/** The class of what goes on paper. */
export const printAreaClass = 'print-area'

/** Inside what goes on paper: stays on the screen. */
export const screenOnlyClass = 'screen-only'

/**
 * While it stands on a page, only the element with the class `print-area` is printed, black on white
 * and without the frame around it. `@page` margins are the paper's own.
 */
export function PrintOnly() {
  return <GlobalStyles styles={styles} />
}

const around = `body *:has(.${printAreaClass})`

const styles = {
  '@media print': {
    '@page': { size: 'A4', margin: '14mm' },
    // Hides all that is not the printed area, inside it, or one of its ancestors.
    [`body *:not(:has(.${printAreaClass})):not(.${printAreaClass}):not(.${printAreaClass} *)`]: {
      display: 'none !important',
    },
    [`.${screenOnlyClass}`]: { display: 'none !important' },
    [`html, body, ${around}`]: {
      display: 'block !important',
      position: 'static !important',
      minHeight: '0 !important',
      maxWidth: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      overflow: 'visible !important',
      transform: 'none !important',
      background: '#fff !important',
    },
    [`.${printAreaClass}`]: {
      border: '0 !important',
      margin: '0 !important',
      padding: '0 !important',
    },
    [`.${printAreaClass}, .${printAreaClass} *`]: {
      color: '#000 !important',
      background: 'none !important',
      borderColor: '#999 !important',
    },
  },
} as const
