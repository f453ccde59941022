import { roRO } from '@mui/x-data-grid/locales'

/** Includes texts that the package only has in English. */
export const gridTexts = {
  components: {
    MuiDataGrid: {
      defaultProps: {
        localeText: {
          ...roRO.components.MuiDataGrid.defaultProps.localeText,
          columnMenuAriaLabel: (column: string) => `Meniul coloanei ${column}`,
          noColumnsOverlayLabel: 'Nicio coloană',
          noColumnsOverlayManageColumns: 'Gestionați coloanele',
        },
      },
    },
  },
}
