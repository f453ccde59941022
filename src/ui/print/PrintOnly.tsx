import GlobalStyles from '@mui/material/GlobalStyles'

/** Class of the printed area. */
export const printAreaClass = 'print-area'

/** Class of parts inside the printed area that are not printed. */
export const screenOnlyClass = 'screen-only'

/**
 * While rendered, only the element with the class `print-area` is printed, black on white and without the shell
 * around it. `@page` sets the paper's margins.
 */
export function PrintOnly() {
  return <GlobalStyles styles={styles} />
}

const around = `body *:has(.${printAreaClass})`

const styles = {
  '@media print': {
    '@page': { size: 'A4', margin: '14mm' },
    // Hides everything except the printed area, its content and its ancestors.
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
