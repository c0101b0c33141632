import { useState, type DragEvent, type ReactNode } from 'react';

interface Props {
  drop: (files: File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Container of a list that accepts files dropped anywhere on it. */
export function DropTarget({ drop, children }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className="list finding-assets"
      data-dropping={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        // Skip folders: they have no type and no size.
        const files = [...event.dataTransfer.files].filter(({ size, type }) => size > 0 || type !== '');
        if (files.length > 0) drop(files);
      }}
    >
      {children}
      {isOver && (
        <p className="drop-hint" aria-hidden="true">
          Drop to upload
        </p>
      )}
    </div>
  );
}
