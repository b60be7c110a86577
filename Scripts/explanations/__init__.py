"""Pictures of codes that have one trouble each, for Scripts/test-explain."""
