declare module 'virtual:report.css';
