export { thTH as gridTexts } from '@mui/x-data-grid/locales'
