declare module '*/node_modules/react-dom/index.js' {
  export * from 'react-dom';
}
